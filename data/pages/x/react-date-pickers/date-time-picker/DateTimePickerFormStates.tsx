import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30');

export default function DateTimePickerFormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DateTimePicker label="Disabled" defaultValue={time} disabled />
        <DateTimePicker label="Read-only" defaultValue={time} readOnly />
        <DateTimePicker
          label="Typing only"
          defaultValue={time}
          disableOpenPicker
        />
        <DateTimePicker
          label="With a button that clears"
          defaultValue={time}
          slotProps={{ field: { clearable: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
