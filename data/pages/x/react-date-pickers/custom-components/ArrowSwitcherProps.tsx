import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const slots = { leftArrowIcon: ArrowBack, rightArrowIcon: ArrowForward };
const slotProps = {
  previousIconButton: { size: 'small', color: 'primary' },
  nextIconButton: { size: 'small', color: 'primary' },
} as const;

export default function ArrowSwitcherProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          slots={slots}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
