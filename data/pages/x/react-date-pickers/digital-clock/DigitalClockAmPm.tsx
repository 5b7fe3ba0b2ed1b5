import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type TimeView } from '@mui/x-date-pickers/models';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30');
const views: (TimeView | 'meridiem')[] = ['hours', 'minutes', 'meridiem'];

export default function DigitalClockAmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        flexWrap="wrap"
        justifyContent="center"
        spacing={4}
      >
        <DigitalClock ampm defaultValue={time} />
        <DigitalClock ampm={false} defaultValue={time} />
        <MultiSectionDigitalClock ampm views={views} defaultValue={time} />
        <MultiSectionDigitalClock ampm={false} defaultValue={time} />
      </Stack>
    </LocalizationProvider>
  );
}
