import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeRangeFromTwoPickers() {
  const [opens, setOpens] = React.useState<Dayjs | null>(
    dayjs('2024-04-22T09:00'),
  );
  const [closes, setCloses] = React.useState<Dayjs | null>(
    dayjs('2024-04-22T17:00'),
  );
  const isComplete =
    opens !== null && closes !== null && opens.isValid() && closes.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TimePicker
            label="Opens"
            value={opens}
            onChange={setOpens}
            maxTime={closes ?? undefined}
          />
          <TimePicker
            label="Closes"
            value={closes}
            onChange={setCloses}
            minTime={opens ?? undefined}
          />
        </Stack>
        <Typography role="status">
          {isComplete
            ? `Open for ${closes.diff(opens, 'minute')} minutes`
            : 'Enter both times.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
