import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30');

export default function TimePickerFormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <TimePicker label="Disabled" defaultValue={time} disabled />
        <TimePicker label="Read-only" defaultValue={time} readOnly />
        <TimePicker label="Typing only" defaultValue={time} disableOpenPicker />
        <TimePicker
          label="With a button that clears"
          defaultValue={time}
          slotProps={{ field: { clearable: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
