import LocalFlorist from '@mui/icons-material/LocalFlorist';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

const slots = { field: SingleInputDateRangeField };
const slotProps = {
  textField: { InputProps: { endAdornment: <LocalFlorist /> } },
};

export default function FieldSingleInputIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Bloom"
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-05-03')]}
        slots={slots}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
