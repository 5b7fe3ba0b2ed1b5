import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimePickerControlled() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(
    dayjs('2024-04-17T06:45'),
  );
  const isComplete = alarm !== null && alarm.isValid();
  const snooze = () => setAlarm(isComplete ? alarm.add(10, 'minute') : alarm);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <TimePicker label="Alarm" value={alarm} onChange={setAlarm} />
        <Typography role="status">
          {isComplete
            ? `Rings at ${alarm.format('HH:mm')}`
            : 'Enter a complete time.'}
        </Typography>
        <Stack direction="row" spacing={1}>
          <Button onClick={snooze}>Ten minutes later</Button>
          <Button onClick={() => setAlarm(null)}>Empty</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
