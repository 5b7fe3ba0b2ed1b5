import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateFieldControlled() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const isComplete = day !== null && day.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <DateField label="Invoice date" value={day} onChange={setDay} />
        <Typography role="status">
          {isComplete
            ? `Due on ${day.add(30, 'day').format('D MMMM YYYY')}`
            : 'No due date'}
        </Typography>
        <Button onClick={() => setDay(null)}>Empty</Button>
      </Stack>
    </LocalizationProvider>
  );
}
