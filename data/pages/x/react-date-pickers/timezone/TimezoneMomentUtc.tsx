import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';

const maintenance = moment.utc('2024-04-17T15:30');

export default function TimezoneMomentUtc() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
      <DateTimePicker label="Maintenance, UTC" defaultValue={maintenance} />
    </LocalizationProvider>
  );
}
