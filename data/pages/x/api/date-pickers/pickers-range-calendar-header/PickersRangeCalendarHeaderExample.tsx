import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersRangeCalendarHeader,
  type PickersRangeCalendarHeaderProps,
} from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs, { type Dayjs } from 'dayjs';

function MyPickersRangeCalendarHeader(
  props: PickersRangeCalendarHeaderProps<Dayjs>,
) {
  return <PickersRangeCalendarHeader {...props} format="MMMM" />;
}

export default function PickersRangeCalendarHeaderExample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        slots={{ calendarHeader: MyPickersRangeCalendarHeader }}
      />
    </LocalizationProvider>
  );
}
