import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const zurich = dayjs.tz('2024-04-17T15:30', 'Europe/Zurich');
const converted = dayjs.utc('2024-04-17T15:30').tz('Europe/Zurich');

export default function TimezoneDayjs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateTimePicker label="15:30 in Zurich" defaultValue={zurich} />
        <DateTimePicker label="15:30 UTC in Zurich" defaultValue={converted} />
      </Stack>
    </LocalizationProvider>
  );
}
