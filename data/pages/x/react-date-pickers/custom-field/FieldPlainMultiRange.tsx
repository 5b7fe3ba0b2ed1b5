import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';
import { PlainTextField } from './PlainTextField';

const slots = { textField: PlainTextField };

export default function FieldPlainMultiRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Away from', end: 'Away until' }}
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-05-03')]}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
