import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const day = dayjs('2024-04-17');

export default function DatePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DatePicker label="Decided by the pointer" defaultValue={day} />
        <DesktopDatePicker label="Always desktop" defaultValue={day} />
        <MobileDatePicker label="Always mobile" defaultValue={day} />
      </Stack>
    </LocalizationProvider>
  );
}
