import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const earliest = dayjs('2013-01-01');
const latest = dayjs('2024-12-31');

export default function WhatsNewYearsOrder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        aria-label="Year of the report"
        yearsOrder="desc"
        defaultValue={latest}
        minDate={earliest}
        maxDate={latest}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
