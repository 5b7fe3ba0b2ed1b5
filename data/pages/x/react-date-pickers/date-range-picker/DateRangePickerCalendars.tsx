import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const stay: DateRange<Dayjs> = [dayjs('2024-04-28'), dayjs('2024-05-03')];

export default function DateRangePickerCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        {([1, 2, 3] as const).map((calendars) => (
          <DateRangePicker
            key={calendars}
            calendars={calendars}
            localeText={{ start: `${calendars} at a time, from`, end: 'to' }}
            defaultValue={stay}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
