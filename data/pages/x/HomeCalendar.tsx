import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const inspection = dayjs('2024-09-19');

export default function HomeCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={inspection}
        minDate={inspection.startOf('year')}
        maxDate={inspection.endOf('year')}
      />
    </LocalizationProvider>
  );
}
