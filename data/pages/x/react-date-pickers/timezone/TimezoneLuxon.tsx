import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const zone = 'Europe/Zurich';
const zurich = DateTime.fromISO('2024-04-17T15:30', { zone });
const converted = DateTime.fromISO('2024-04-17T15:30Z', { zone });

export default function TimezoneLuxon() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={3}>
        <DateTimePicker label="15:30 in Zurich" defaultValue={zurich} />
        <DateTimePicker label="15:30 UTC in Zurich" defaultValue={converted} />
      </Stack>
    </LocalizationProvider>
  );
}
