import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

const oldestVintage = dayjs('1990-01-01');
const latestVintage = dayjs('2024-12-31');

export default function YearCalendarDescending() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <YearCalendar
          yearsOrder="desc"
          yearsPerRow={4}
          defaultValue={dayjs('2018-06-01')}
          minDate={oldestVintage}
          maxDate={latestVintage}
        />
      </Box>
    </LocalizationProvider>
  );
}
