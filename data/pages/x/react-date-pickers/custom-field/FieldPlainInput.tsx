import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { PlainTextField } from './PlainTextField';

const slots = { textField: PlainTextField };

export default function FieldPlainInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Watered"
        defaultValue={dayjs('2024-04-17')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
