import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const season = { start: dayjs('2024-04-01'), end: dayjs('2024-10-31') };

export default function ValidationInField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Rafting trip"
        defaultValue={dayjs('2024-11-09')}
        minDate={season.start}
        maxDate={season.end}
      />
    </LocalizationProvider>
  );
}
