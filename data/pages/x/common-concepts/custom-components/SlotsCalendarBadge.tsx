import dayjs, { Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

const exams = new Set(['2024-09-10', '2024-09-13', '2024-09-24']);

function ExamDay(props: PickersDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  const isExam = !outsideCurrentMonth && exams.has(day.format('YYYY-MM-DD'));

  return (
    <Badge variant="dot" color="error" overlap="circular" invisible={!isExam}>
      <PickersDay
        {...props}
        aria-label={isExam ? `${day.date()}, exam` : undefined}
      />
    </Badge>
  );
}

export default function SlotsCalendarBadge() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-09-18')}
        slots={{ day: ExamDay }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
