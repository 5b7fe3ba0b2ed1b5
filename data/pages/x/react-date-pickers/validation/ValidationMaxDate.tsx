import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const closing = dayjs('2024-09-20');
const chosen = dayjs('2024-09-18');

export default function ValidationMaxDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <DatePicker
          label="Last visit"
          defaultValue={chosen}
          maxDate={closing}
        />
        <DateCalendar defaultValue={chosen} maxDate={closing} />
      </Stack>
    </LocalizationProvider>
  );
}
