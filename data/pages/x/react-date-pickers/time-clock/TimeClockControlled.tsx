import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeClockControlled() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2024-04-17T15:30'),
  );
  const [view, setView] = React.useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={1}
        alignItems="center"
        sx={{ maxWidth: '100%', overflowX: 'auto' }}
      >
        <Typography role="status">
          {time?.format('HH:mm') ?? 'No time'}, {view}
        </Typography>
        <TimeClock
          value={time}
          onChange={setTime}
          view={view}
          onViewChange={setView}
          showViewSwitcher
        />
      </Stack>
    </LocalizationProvider>
  );
}
