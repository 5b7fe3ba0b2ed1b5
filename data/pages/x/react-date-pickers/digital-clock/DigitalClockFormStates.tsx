import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30');

export default function DigitalClockFormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        flexWrap="wrap"
        justifyContent="center"
        spacing={4}
      >
        <DigitalClock sx={{ width: 140 }} defaultValue={time} disabled />
        <MultiSectionDigitalClock
          sx={{ width: 180 }}
          defaultValue={time}
          disabled
        />
        <DigitalClock sx={{ width: 140 }} defaultValue={time} readOnly />
        <MultiSectionDigitalClock
          sx={{ width: 180 }}
          defaultValue={time}
          readOnly
        />
      </Stack>
    </LocalizationProvider>
  );
}
