import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30');
const clock = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
};
const hoursOnly = { hours: renderTimeViewClock, minutes: null, seconds: null };

export default function TimePickerViewRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DesktopTimePicker
          label="Clock"
          viewRenderers={clock}
          defaultValue={time}
        />
        <DesktopTimePicker
          label="Hours only in the popup"
          viewRenderers={hoursOnly}
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
