import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const threeLetters = (day: Dayjs) => `${day.format('ddd')}.`;

export default function LocaleDayOfWeek() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar
          defaultValue={dayjs('2024-04-07')}
          dayOfWeekFormatter={threeLetters}
        />
      </Box>
    </LocalizationProvider>
  );
}
