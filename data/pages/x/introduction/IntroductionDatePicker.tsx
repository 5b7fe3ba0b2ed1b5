import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const orderedOn = dayjs('2024-09-20');

export default function IntroductionDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        defaultValue={orderedOn.add(3, 'day')}
        minDate={orderedOn}
        maxDate={orderedOn.add(30, 'day')}
      />
    </LocalizationProvider>
  );
}
