import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const shift: DateRange<Dayjs> = [
  dayjs('2024-04-22T22:00'),
  dayjs('2024-04-23T06:00'),
];
const clock = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
};
const daysOnly = { hours: null, minutes: null, seconds: null };

export default function DateTimeRangePickerViewRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DesktopDateTimeRangePicker
          localeText={{ start: 'Clock face, from', end: 'to' }}
          viewRenderers={clock}
          defaultValue={shift}
        />
        <DesktopDateTimeRangePicker
          localeText={{ start: 'Days only, from', end: 'to' }}
          viewRenderers={daysOnly}
          defaultValue={shift}
        />
      </Stack>
    </LocalizationProvider>
  );
}
