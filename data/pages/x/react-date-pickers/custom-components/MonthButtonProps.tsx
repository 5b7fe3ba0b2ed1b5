import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import dayjs from 'dayjs';

const summer = { bgcolor: 'action.selected' };

const slotProps = {
  monthButton: (month: { value: number }) => ({
    sx: month.value > 4 && month.value < 8 ? summer : {},
  }),
};

export default function MonthButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <MonthCalendar
          aria-label="Month of the visit"
          defaultValue={dayjs('2024-04-17')}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
