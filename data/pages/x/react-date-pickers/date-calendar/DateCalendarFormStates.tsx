import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2024-04-17');

export default function DateCalendarFormStates() {
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
          <DateCalendar defaultValue={day} disabled />
        </Box>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <DateCalendar defaultValue={day} readOnly />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
