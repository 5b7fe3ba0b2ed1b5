import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const hasNoCongress = (year: Dayjs) => year.year() % 2 === 1;

export default function ValidationYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year']}
        openTo="year"
        defaultValue={dayjs('2024-06-14')}
        minDate={dayjs('2010-01-01')}
        maxDate={dayjs('2029-12-31')}
        shouldDisableYear={hasNoCongress}
      />
    </LocalizationProvider>
  );
}
