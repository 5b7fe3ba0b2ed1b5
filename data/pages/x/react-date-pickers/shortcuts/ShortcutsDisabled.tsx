import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { holidays } from './holidays';

const slotProps = { shortcuts: { items: holidays } };
const isWednesday = (day: Dayjs) => day.day() === 3;

export default function ShortcutsDisabled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day off"
        defaultValue={dayjs('2024-05-09')}
        minDate={dayjs('2024-03-01')}
        shouldDisableDate={isWednesday}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
