import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30:20');

export default function TimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <TimePicker
          label="Hours, minutes, seconds"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={time}
        />
        <TimePicker label="Hours" views={['hours']} defaultValue={time} />
        <TimePicker
          label="Minutes, seconds"
          views={['minutes', 'seconds']}
          format="mm:ss"
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
