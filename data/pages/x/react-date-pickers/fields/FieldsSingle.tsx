import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const sowing = dayjs('2024-03-22T07:45');

export default function FieldsSingle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Sowing" defaultValue={sowing} format="D MMMM YYYY" />
        <TimeField label="First watering" defaultValue={sowing} />
        <DateTimeField label="Last reading" defaultValue={sowing} />
      </Stack>
    </LocalizationProvider>
  );
}
