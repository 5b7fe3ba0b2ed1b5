import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const stay: DateRange<Dayjs> = [dayjs('2024-04-28'), dayjs('2024-05-03')];

export default function DateRangePickerFormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DateRangePicker
          localeText={{ start: 'Disabled from', end: 'to' }}
          defaultValue={stay}
          disabled
        />
        <DateRangePicker
          localeText={{ start: 'Read-only from', end: 'to' }}
          defaultValue={stay}
          readOnly
        />
        <DateRangePicker
          localeText={{ start: 'Typed from', end: 'to' }}
          defaultValue={stay}
          disableOpenPicker
        />
      </Stack>
    </LocalizationProvider>
  );
}
