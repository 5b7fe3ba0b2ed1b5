import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateRangeCalendarControlled() {
  const [trip, setTrip] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-22'),
    dayjs('2024-04-26'),
  ]);
  const [start, end] = trip;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <Typography role="status">
          {end
            ? `${end.diff(start, 'day') + 1} days on the trail`
            : 'Choose the last day'}
        </Typography>
        <DateRangeCalendar calendars={1} value={trip} onChange={setTrip} />
        <Button onClick={() => setTrip([null, null])}>Empty</Button>
      </Stack>
    </LocalizationProvider>
  );
}
