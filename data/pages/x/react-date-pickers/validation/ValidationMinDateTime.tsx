import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const saleStart = dayjs('2024-03-11T10:00');

export default function ValidationMinDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Send the newsletter"
        defaultValue={dayjs('2024-03-11T08:15')}
        minDateTime={saleStart}
        ampm={false}
      />
    </LocalizationProvider>
  );
}
