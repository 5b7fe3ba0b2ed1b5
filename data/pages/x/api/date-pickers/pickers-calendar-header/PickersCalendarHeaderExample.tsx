import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import dayjs, { type Dayjs } from 'dayjs';

function MyPickersCalendarHeader(props: PickersCalendarHeaderProps<Dayjs>) {
  return <PickersCalendarHeader {...props} format="MMMM" />;
}

export default function PickersCalendarHeaderExample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-04-17T15:30')}
        slots={{ calendarHeader: MyPickersCalendarHeader }}
      />
    </LocalizationProvider>
  );
}
