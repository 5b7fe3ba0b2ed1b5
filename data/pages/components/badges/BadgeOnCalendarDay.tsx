import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

const visits = ['2025-03-05', '2025-03-13', '2025-03-26'];

function VisitDay(props: PickersDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  const isVisit =
    !outsideCurrentMonth && visits.includes(day.format('YYYY-MM-DD'));

  return (
    <Badge
      variant="dot"
      color="secondary"
      overlap="circular"
      invisible={!isVisit}
    >
      <PickersDay
        {...props}
        aria-label={isVisit ? `${day.date()}, a visit` : undefined}
      />
    </Badge>
  );
}

export default function BadgeOnCalendarDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-03-10')}
        slots={{ day: VisitDay }}
      />
    </LocalizationProvider>
  );
}
