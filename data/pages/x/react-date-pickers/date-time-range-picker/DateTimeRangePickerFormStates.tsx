import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const shift: DateRange<Dayjs> = [
  dayjs('2024-04-22T22:00'),
  dayjs('2024-04-23T06:00'),
];

export default function DateTimeRangePickerFormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateTimeRangePicker
          localeText={{ start: 'Disabled from', end: 'to' }}
          defaultValue={shift}
          disabled
        />
        <DateTimeRangePicker
          localeText={{ start: 'Read-only from', end: 'to' }}
          defaultValue={shift}
          readOnly
        />
        <DateTimeRangePicker
          localeText={{ start: 'Typed from', end: 'to' }}
          defaultValue={shift}
          disableOpenPicker
        />
      </Stack>
    </LocalizationProvider>
  );
}
