import Stack from '@mui/material/Stack';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-timezone';

const zurich = moment.tz('2024-04-17T15:30', 'Europe/Zurich');
const converted = moment.tz('2024-04-17T15:30Z', 'Europe/Zurich');

export default function TimezoneMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
      <Stack spacing={3}>
        <DateTimePicker label="15:30 in Zurich" defaultValue={zurich} />
        <DateTimePicker label="15:30 UTC in Zurich" defaultValue={converted} />
      </Stack>
    </LocalizationProvider>
  );
}
