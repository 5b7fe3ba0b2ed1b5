import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const longAgo = dayjs('2024-04-17T09:30');

export default function ValidationDisablePast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Appointment" defaultValue={longAgo} disablePast />
        <DateTimePicker label="Reminder" defaultValue={longAgo} disablePast />
      </Stack>
    </LocalizationProvider>
  );
}
