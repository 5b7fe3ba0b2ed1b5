import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const opening = dayjs('2024-05-06T08:30');
const chosen = dayjs('2024-05-06T10:00');

export default function ValidationMinTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <TimePicker label="Drop off" defaultValue={chosen} minTime={opening} />
        <TimeClock defaultValue={chosen} minTime={opening} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
