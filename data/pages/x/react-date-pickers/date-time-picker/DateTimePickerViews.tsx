import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30:20');

export default function DateTimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DateTimePicker
          label="Day and hour"
          views={['year', 'day', 'hours']}
          defaultValue={time}
        />
        <DateTimePicker
          label="From year to minute"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          defaultValue={time}
        />
        <DateTimePicker
          label="With seconds"
          views={['year', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
