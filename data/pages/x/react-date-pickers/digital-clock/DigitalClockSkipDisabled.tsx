import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T11:30');
const opens = dayjs('2024-04-17T10:00');
const closes = dayjs('2024-04-17T14:00');

export default function DigitalClockSkipDisabled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        flexWrap="wrap"
        justifyContent="center"
        spacing={4}
      >
        <DigitalClock
          sx={{ width: 140 }}
          skipDisabled
          minTime={opens}
          maxTime={closes}
          defaultValue={time}
        />
        <MultiSectionDigitalClock
          sx={{ width: 180 }}
          skipDisabled
          minTime={opens}
          maxTime={closes}
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
