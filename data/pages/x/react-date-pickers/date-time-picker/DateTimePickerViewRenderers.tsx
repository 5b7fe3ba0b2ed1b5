import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30');
const clock = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
};
const calendarAlone = { hours: null, minutes: null, seconds: null };

export default function DateTimePickerViewRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DesktopDateTimePicker
          label="Clock face"
          viewRenderers={clock}
          defaultValue={time}
        />
        <DesktopDateTimePicker
          label="Calendar alone"
          viewRenderers={calendarAlone}
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
