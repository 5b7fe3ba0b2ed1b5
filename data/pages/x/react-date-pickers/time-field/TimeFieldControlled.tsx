import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeFieldControlled() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2024-04-17T15:30'),
  );
  const isComplete = time !== null && time.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <TimeField label="Feeding time" value={time} onChange={setTime} />
        <Typography role="status">
          {isComplete
            ? `Every day at ${time.format('HH:mm')}`
            : 'No feeding time'}
        </Typography>
        <Button onClick={() => setTime(null)}>Empty</Button>
      </Stack>
    </LocalizationProvider>
  );
}
