import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2024-04-17');
const atStart = { inputAdornment: { position: 'start' } } as const;
const colored = {
  openPickerButton: { color: 'primary', size: 'small' },
} as const;

export default function OpeningButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DatePicker label="Pick-up" defaultValue={day} slotProps={atStart} />
        <DatePicker label="Delivery" defaultValue={day} slotProps={colored} />
      </Stack>
    </LocalizationProvider>
  );
}
