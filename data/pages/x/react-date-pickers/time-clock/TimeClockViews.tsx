import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function TimeClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <TimeClock
          views={['hours', 'minutes', 'seconds']}
          openTo="minutes"
          showViewSwitcher
          defaultValue={dayjs('2024-04-17T15:30:20')}
        />
      </Box>
    </LocalizationProvider>
  );
}
