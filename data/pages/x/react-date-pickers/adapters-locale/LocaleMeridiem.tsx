import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const boarding = dayjs('2024-04-17T18:30');

export default function LocaleMeridiem() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <Stack spacing={3} alignItems="flex-start">
        <TimePicker label="As the locale says" defaultValue={boarding} />
        <TimePicker label="24 hours" ampm={false} defaultValue={boarding} />
        <TimePicker label="12 hours" ampm defaultValue={boarding} />
      </Stack>
    </LocalizationProvider>
  );
}
