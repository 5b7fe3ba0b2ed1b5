import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2024-04-17');

export default function DatePickerFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DatePicker label="ISO" format="YYYY-MM-DD" defaultValue={day} />
        <DatePicker label="Words" format="D MMMM YYYY" defaultValue={day} />
        <DatePicker
          label="Spacious"
          format="DD/MM/YYYY"
          formatDensity="spacious"
          defaultValue={day}
        />
      </Stack>
    </LocalizationProvider>
  );
}
