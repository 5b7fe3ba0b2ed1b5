import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import { PlainTextField } from './PlainTextField';

const slots = {
  field: SingleInputDateRangeField,
  textField: PlainTextField,
};

export default function FieldPlainSingleRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Holiday of the gardener"
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-05-03')]}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
