import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const harbors = ['Bergen', 'Esbjerg', 'Göteborg', 'Kiel'];

export default function SupportedOneForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280, width: '100%' }}>
        <Autocomplete
          options={harbors}
          defaultValue="Kiel"
          renderInput={(params) => <TextField {...params} label="Harbor" />}
        />
        <DatePicker label="Departure" defaultValue={dayjs('2024-05-16')} />
      </Stack>
    </LocalizationProvider>
  );
}
