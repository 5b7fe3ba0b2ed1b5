import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const closing = dayjs('2024-05-06T17:45');
const chosen = dayjs('2024-05-06T15:00');

export default function ValidationMaxTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <TimePicker label="Pick up" defaultValue={chosen} maxTime={closing} />
        <TimeClock defaultValue={chosen} maxTime={closing} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
