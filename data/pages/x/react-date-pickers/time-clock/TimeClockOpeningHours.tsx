import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

const opens = dayjs('2024-04-17T09:00');
const closes = dayjs('2024-04-17T17:00');
const isLunch = (time: Dayjs, view: TimeView) =>
  view === 'hours' && time.hour() === 12;

export default function TimeClockOpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <TimeClock
          ampm={false}
          minTime={opens}
          maxTime={closes}
          minutesStep={15}
          shouldDisableTime={isLunch}
          defaultValue={dayjs('2024-04-17T10:30')}
        />
      </Box>
    </LocalizationProvider>
  );
}
