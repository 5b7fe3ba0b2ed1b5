import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30');

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
        <DigitalClock sx={{ width: 140 }} ampm defaultValue={time} />
        <DigitalClock sx={{ width: 140 }} ampm={false} defaultValue={time} />
        <MultiSectionDigitalClock
          sx={{ width: 180 }}
          ampm
          defaultValue={time}
        />
        <MultiSectionDigitalClock
          sx={{ width: 180 }}
          ampm={false}
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
