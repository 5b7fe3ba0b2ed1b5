import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TextFieldInPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2025-05-14')}
        slotProps={{
          textField: {
            variant: 'filled',
            size: 'small',
            helperText: 'Between 8 a.m. and noon',
          },
        }}
      />
    </LocalizationProvider>
  );
}
