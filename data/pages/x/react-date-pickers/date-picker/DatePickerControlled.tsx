import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DatePickerControlled() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const isComplete = day !== null && day.isValid();
  const summary = isComplete
    ? `You check in on ${day.format('dddd, D MMMM YYYY')}.`
    : 'Enter a complete date.';
  const addWeek = () => setDay(isComplete ? day.add(1, 'week') : day);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <DatePicker label="Check-in" value={day} onChange={setDay} />
        <Typography role="status">{summary}</Typography>
        <Stack direction="row" spacing={1}>
          <Button onClick={addWeek}>One week later</Button>
          <Button onClick={() => setDay(null)}>Empty</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
