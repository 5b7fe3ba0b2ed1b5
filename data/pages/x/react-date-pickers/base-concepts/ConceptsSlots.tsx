import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const slots = { openPickerIcon: Receipt };

const slotProps = {
  textField: { helperText: 'As on the receipt', size: 'small' },
  day: { sx: { borderRadius: 1 } },
} as const;

export default function ConceptsSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Expense"
        defaultValue={dayjs('2024-04-17')}
        slots={slots}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
