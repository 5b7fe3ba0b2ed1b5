import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const rental: DateRange<Dayjs> = [dayjs('2024-04-28'), dayjs('2024-05-03')];

export default function DateRangePickerSingleInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Rental"
        name="rental"
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{ field: { clearable: true } }}
        defaultValue={rental}
      />
    </LocalizationProvider>
  );
}
