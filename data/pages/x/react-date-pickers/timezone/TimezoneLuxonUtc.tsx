import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const maintenance = DateTime.fromISO('2024-04-17T15:30', { zone: 'UTC' });

export default function TimezoneLuxonUtc() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <DateTimePicker label="Maintenance, UTC" defaultValue={maintenance} />
    </LocalizationProvider>
  );
}
