import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const firstTrip = dayjs('2024-04-12T09:30');

export default function ValidationInViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <DateCalendar defaultValue={firstTrip} minDate={firstTrip} />
        <MultiSectionDigitalClock
          defaultValue={firstTrip}
          minTime={firstTrip}
          ampm={false}
          sx={{ width: 'min-content' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
