import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30');

export default function TimeClockFormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        flexWrap="wrap"
        justifyContent="center"
        spacing={2}
      >
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <TimeClock defaultValue={time} disabled />
        </Box>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <TimeClock defaultValue={time} readOnly />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
