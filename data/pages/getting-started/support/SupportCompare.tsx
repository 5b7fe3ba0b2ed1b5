import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SupportCompare() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 260, width: '100%' }}>
        <TextField label="Material UI" defaultValue="05/16/2024" required />
        <DateField label="MUI X" defaultValue={dayjs('2024-05-16')} required />
      </Stack>
    </LocalizationProvider>
  );
}
