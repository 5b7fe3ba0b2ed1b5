import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeFieldControlled() {
  const [at, setAt] = React.useState<Dayjs | null>(dayjs('2024-04-17T15:30'));
  const isComplete = at !== null && at.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <DateTimeField label="Logged" value={at} onChange={setAt} />
        <Typography role="status">
          {isComplete ? at.format('ddd D MMM, HH:mm') : 'No entry'}
        </Typography>
        <Button onClick={() => setAt(null)}>Empty</Button>
      </Stack>
    </LocalizationProvider>
  );
}
