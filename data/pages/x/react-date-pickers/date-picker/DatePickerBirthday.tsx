import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DatePickerBirthday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        openTo="year"
        views={['year', 'month', 'day']}
        yearsOrder="desc"
        minDate={dayjs('1920-01-01')}
        maxDate={dayjs('2006-12-31')}
      />
    </LocalizationProvider>
  );
}
