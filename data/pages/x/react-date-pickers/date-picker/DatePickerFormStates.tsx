import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2024-04-17');

export default function DatePickerFormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DatePicker label="Disabled" defaultValue={day} disabled />
        <DatePicker label="Read-only" defaultValue={day} readOnly />
        <DatePicker label="Typing only" defaultValue={day} disableOpenPicker />
      </Stack>
    </LocalizationProvider>
  );
}
