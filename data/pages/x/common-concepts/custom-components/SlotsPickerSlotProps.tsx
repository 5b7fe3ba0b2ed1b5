import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerSlotProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slotProps: DatePickerSlotProps<dayjs.Dayjs, false> = {
  textField: { size: 'small', helperText: 'As printed on the invoice' },
  field: { clearable: true },
  actionBar: { actions: ['today', 'clear', 'accept'] },
};

export default function SlotsPickerSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Invoice date"
        defaultValue={dayjs('2024-09-12')}
        closeOnSelect={false}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
