import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateRangePickerControlled() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-28'),
    dayjs('2024-05-03'),
  ]);
  const [start, end] = stay;
  const nights = start && end && end.diff(start, 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <DateRangePicker
          value={stay}
          onChange={setStay}
          localeText={{ start: 'Check-in', end: 'Check-out' }}
        />
        <Typography role="status">
          {nights ? `${nights} nights` : 'Choose both days.'}
        </Typography>
        <Button onClick={() => setStay([null, null])}>Empty</Button>
      </Stack>
    </LocalizationProvider>
  );
}
