import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function PickersOverview() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2024-06-14T10:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <Stack spacing={2}>
          <DatePicker
            label="Day of the tour"
            value={start}
            onChange={setStart}
          />
          <TimePicker label="Departure" value={start} onChange={setStart} />
        </Stack>
        <Typography aria-live="polite">
          {start?.isValid()
            ? `The boat leaves on ${start.format('dddd, D MMMM, HH:mm')}.`
            : 'Choose a day and a time.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
