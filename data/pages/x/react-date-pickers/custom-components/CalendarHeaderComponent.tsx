import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';

function QuarterHeader(props: PickersCalendarHeaderProps<Dayjs>) {
  const { currentMonth, onMonthChange, labelId } = props;
  const back = () => onMonthChange(currentMonth.subtract(3, 'month'), 'right');
  const on = () => onMonthChange(currentMonth.add(3, 'month'), 'left');

  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', p: 1 }}
    >
      <Button size="small" onClick={back}>
        −3 months
      </Button>
      <Typography id={labelId}>{currentMonth.format('MMM YYYY')}</Typography>
      <Button size="small" onClick={on}>
        +3 months
      </Button>
    </Stack>
  );
}

const slots = { calendarHeader: QuarterHeader };

export default function CalendarHeaderComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar defaultValue={dayjs('2024-04-17')} slots={slots} />
      </Box>
    </LocalizationProvider>
  );
}
