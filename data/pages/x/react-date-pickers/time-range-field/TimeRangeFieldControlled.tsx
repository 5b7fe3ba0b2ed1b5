import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeRangeFieldControlled() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-22T06:00'),
    dayjs('2024-04-22T14:00'),
  ]);
  const [start, end] = shift;
  const isComplete =
    start !== null && end !== null && start.isValid() && end.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <SingleInputTimeRangeField
          label="Shift"
          value={shift}
          onChange={setShift}
        />
        <Typography role="status">
          {isComplete
            ? `${end.diff(start, 'minute') / 60} hours`
            : 'Enter both times.'}
        </Typography>
        <Button onClick={() => setShift([null, null])}>Empty</Button>
      </Stack>
    </LocalizationProvider>
  );
}
