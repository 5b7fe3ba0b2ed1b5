import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const opening = dayjs('2024-05-06');
const chosen = dayjs('2024-05-08');

export default function ValidationMinDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <DatePicker
          label="First visit"
          defaultValue={chosen}
          minDate={opening}
        />
        <DateCalendar defaultValue={chosen} minDate={opening} />
      </Stack>
    </LocalizationProvider>
  );
}
