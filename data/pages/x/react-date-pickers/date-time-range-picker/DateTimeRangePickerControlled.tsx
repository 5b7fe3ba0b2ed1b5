import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeRangePickerControlled() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-17T15:30'),
    dayjs('2024-04-19T10:00'),
  ]);
  const [start, end] = rental;
  const hours = start && end && end.diff(start, 'hour');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <DateTimeRangePicker
          value={rental}
          onChange={setRental}
          localeText={{ start: 'Pick-up', end: 'Return' }}
        />
        <Typography role="status">
          {hours ? `${hours} hours` : 'Choose both moments.'}
        </Typography>
        <Button onClick={() => setRental([null, null])}>Empty</Button>
      </Stack>
    </LocalizationProvider>
  );
}
