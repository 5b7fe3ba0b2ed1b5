import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateCalendarControlled() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const [state, setState] = React.useState('nothing chosen yet');
  const handleChange = (newDay: Dayjs | null, selectionState?: string) => {
    setDay(newDay);
    setState(selectionState === 'finish' ? 'final' : 'still choosing');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar value={day} onChange={handleChange} />
        <Typography role="status">
          {day?.format('D MMMM YYYY') ?? 'No day'}, {state}
        </Typography>
        <Button onClick={() => setDay(null)}>Empty</Button>
      </Stack>
    </LocalizationProvider>
  );
}
