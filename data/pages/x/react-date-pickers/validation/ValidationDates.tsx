import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const holidays = new Set(['2024-05-01', '2024-05-09', '2024-05-20']);

const isClosed = (day: Dayjs) =>
  day.day() === 0 || holidays.has(day.format('YYYY-MM-DD'));

export default function ValidationDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-05-14')}
        shouldDisableDate={isClosed}
      />
    </LocalizationProvider>
  );
}
