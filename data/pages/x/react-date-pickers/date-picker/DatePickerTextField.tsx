import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const slotProps = {
  field: { clearable: true },
  textField: {
    fullWidth: true,
    required: true,
    size: 'small',
    helperText: 'As printed on the receipt',
  },
} as const;

export default function DatePickerTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Purchase date"
          defaultValue={dayjs('2024-04-17')}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
