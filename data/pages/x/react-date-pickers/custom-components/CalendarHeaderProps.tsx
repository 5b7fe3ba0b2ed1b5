import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const slotProps = {
  calendarHeader: {
    format: 'MMMM [’]YY',
    sx: { bgcolor: 'action.hover', py: 1, mt: 0, borderRadius: 1 },
  },
};

export default function CalendarHeaderProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
