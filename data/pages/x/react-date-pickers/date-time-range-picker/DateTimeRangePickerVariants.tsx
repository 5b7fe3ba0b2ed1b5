import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const shift: DateRange<Dayjs> = [
  dayjs('2024-04-22T22:00'),
  dayjs('2024-04-23T06:00'),
];

export default function DateTimeRangePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateTimeRangePicker
          localeText={{ start: 'Decided by the pointer', end: 'to' }}
          defaultValue={shift}
        />
        <DesktopDateTimeRangePicker
          localeText={{ start: 'Always desktop', end: 'to' }}
          defaultValue={shift}
        />
        <MobileDateTimeRangePicker
          localeText={{ start: 'Always mobile', end: 'to' }}
          defaultValue={shift}
        />
      </Stack>
    </LocalizationProvider>
  );
}
