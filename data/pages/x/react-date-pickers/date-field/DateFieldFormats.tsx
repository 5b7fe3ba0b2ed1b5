import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2024-04-17');

export default function DateFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DateField label="ISO" format="YYYY-MM-DD" defaultValue={day} />
        <DateField label="Words" format="D MMMM YYYY" defaultValue={day} />
        <DateField
          label="Spacious"
          format="DD/MM/YYYY"
          formatDensity="spacious"
          defaultValue={day}
        />
        <DateField
          label="Without leading zeros"
          format="D/M/YYYY"
          shouldRespectLeadingZeros
          defaultValue={day}
        />
      </Stack>
    </LocalizationProvider>
  );
}
