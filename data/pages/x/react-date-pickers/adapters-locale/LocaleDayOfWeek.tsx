import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const threeLetters = (day: Dayjs) => `${day.format('ddd')}.`;

export default function LocaleDayOfWeek() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-04-07')}
        dayOfWeekFormatter={threeLetters}
      />
    </LocalizationProvider>
  );
}
