import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

const start = dayjs('2024-04-17T15:30');
const end = dayjs('2024-04-19T11:00');

export default function ConceptsFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 460 }}>
        <DatePicker label="Date" defaultValue={start} />
        <TimePicker label="Time" defaultValue={start} />
        <DateTimePicker label="Date and time" defaultValue={start} />
        <DateRangePicker
          localeText={{ start: 'First date', end: 'Last date' }}
          defaultValue={[start, end]}
        />
        <DateTimeRangePicker
          localeText={{ start: 'From date and time', end: 'To date and time' }}
          defaultValue={[start, end]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
