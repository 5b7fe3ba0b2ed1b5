import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateRangeFieldControlled() {
  const [loan, setLoan] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-22'),
    dayjs('2024-05-03'),
  ]);
  const [start, end] = loan;
  const isComplete =
    start !== null && end !== null && start.isValid() && end.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <SingleInputDateRangeField
          label="On loan"
          value={loan}
          onChange={setLoan}
        />
        <Typography role="status">
          {isComplete ? `${end.diff(start, 'day')} days` : 'Enter both dates.'}
        </Typography>
        <Button onClick={() => setLoan([null, null])}>Empty</Button>
      </Stack>
    </LocalizationProvider>
  );
}
