import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2024-04-17');

export default function FieldDensity() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DatePicker label="Dense" formatDensity="dense" defaultValue={day} />
        <DatePicker
          label="Spacious"
          formatDensity="spacious"
          defaultValue={day}
        />
      </Stack>
    </LocalizationProvider>
  );
}
