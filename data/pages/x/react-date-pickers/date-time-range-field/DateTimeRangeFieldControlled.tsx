import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeRangeFieldControlled() {
  const [outage, setOutage] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-22T22:00'),
    dayjs('2024-04-23T04:30'),
  ]);
  const [start, end] = outage;
  const isComplete =
    start !== null && end !== null && start.isValid() && end.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={2}
        alignItems="flex-start"
        sx={{ width: '100%', maxWidth: 400 }}
      >
        <SingleInputDateTimeRangeField
          fullWidth
          label="Outage"
          value={outage}
          onChange={setOutage}
        />
        <Typography role="status">
          {isComplete
            ? `${end.diff(start, 'minute')} minutes`
            : 'Enter both moments.'}
        </Typography>
        <Button onClick={() => setOutage([null, null])}>Empty</Button>
      </Stack>
    </LocalizationProvider>
  );
}
