import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const isOutOfSeason = (month: Dayjs) => [10, 11, 0, 1].includes(month.month());

export default function ValidationMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['month', 'day']}
        openTo="month"
        defaultValue={dayjs('2024-06-14')}
        shouldDisableMonth={isOutOfSeason}
      />
    </LocalizationProvider>
  );
}
