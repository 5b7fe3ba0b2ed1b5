import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimePickerControlled() {
  const [at, setAt] = React.useState<Dayjs | null>(dayjs('2024-04-17T16:20'));
  const isComplete = at !== null && at.isValid();
  const nextMorning = () =>
    setAt(isComplete ? at.add(1, 'day').hour(9).minute(0) : at);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <DateTimePicker label="Publish at" value={at} onChange={setAt} />
        <Typography role="status">
          {isComplete
            ? at.format('[Goes out on] dddd, D MMMM [at] HH:mm')
            : 'A draft, without a date'}
        </Typography>
        <Stack direction="row" spacing={1}>
          <Button onClick={nextMorning}>Next morning</Button>
          <Button onClick={() => setAt(null)}>Back to draft</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
