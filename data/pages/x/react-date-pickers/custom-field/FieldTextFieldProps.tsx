import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2024-04-17');
const plain = {
  textField: {
    variant: 'standard',
    fullWidth: true,
    helperText: 'When the seeds went in',
  },
} as const;
const warm = {
  textField: {
    variant: 'filled',
    fullWidth: true,
    color: 'secondary',
    focused: true,
  },
} as const;

export default function FieldTextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 260 }}>
        <DatePicker label="Sown" defaultValue={day} slotProps={plain} />
        <DatePicker label="Last frost" defaultValue={day} slotProps={warm} />
      </Stack>
    </LocalizationProvider>
  );
}
