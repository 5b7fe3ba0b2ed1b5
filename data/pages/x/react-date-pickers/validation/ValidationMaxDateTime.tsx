import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const deadline = dayjs('2024-03-28T18:00');

export default function ValidationMaxDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Hand in the report"
        defaultValue={dayjs('2024-03-28T20:30')}
        maxDateTime={deadline}
        ampm={false}
      />
    </LocalizationProvider>
  );
}
