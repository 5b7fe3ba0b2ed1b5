import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:07:42');

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <TimeField label="24 hours" ampm={false} defaultValue={time} />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={time} />
        <TimeField label="Stopwatch" format="mm:ss" defaultValue={time} />
        <TimeField label="With words" format="H [h] mm" defaultValue={time} />
      </Stack>
    </LocalizationProvider>
  );
}
