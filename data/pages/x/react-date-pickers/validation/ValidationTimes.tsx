import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

/** Closed from 12 to 14 o'clock, and for the first quarter of an hour at 9. */
const isBreak = (time: Dayjs, view: TimeView) =>
  view === 'hours'
    ? time.hour() === 12 || time.hour() === 13
    : view === 'minutes' && time.hour() === 9 && time.minute() < 15;

export default function ValidationTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock
        ampm={false}
        sx={{ width: 'min-content' }}
        defaultValue={dayjs('2024-05-06T09:30')}
        shouldDisableTime={isBreak}
      />
    </LocalizationProvider>
  );
}
