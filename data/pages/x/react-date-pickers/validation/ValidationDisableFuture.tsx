import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const farAhead = dayjs('2098-04-17T09:30');

export default function ValidationDisableFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Date of purchase"
          defaultValue={farAhead}
          disableFuture
        />
        <DateTimePicker
          label="Time of the accident"
          defaultValue={farAhead}
          disableFuture
        />
      </Stack>
    </LocalizationProvider>
  );
}
