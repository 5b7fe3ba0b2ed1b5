import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';

function SeasonHeader(props: PickersRangeCalendarHeaderProps<Dayjs>) {
  const { month, monthIndex, calendars, labelId } = props;
  const { currentMonth, onMonthChange } = props;
  const back = () => onMonthChange(currentMonth.subtract(1, 'month'), 'right');
  const on = () => onMonthChange(currentMonth.add(1, 'month'), 'left');

  return (
    <Stack direction="row" sx={{ alignItems: 'center', height: 48, px: 2 }}>
      {monthIndex === 0 && (
        <IconButton aria-label="Previous month" onClick={back}>
          <ChevronLeft />
        </IconButton>
      )}
      <Typography id={labelId} align="center" sx={{ flexGrow: 1 }}>
        {month.format('MMMM YYYY')}
      </Typography>
      {monthIndex === calendars - 1 && (
        <IconButton aria-label="Next month" onClick={on}>
          <ChevronRight />
        </IconButton>
      )}
    </Stack>
  );
}

const slots = { calendarHeader: SeasonHeader };

export default function CalendarHeaderRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-05-03')]}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
