import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30:20');

export default function DigitalClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        flexWrap="wrap"
        justifyContent="center"
        spacing={4}
      >
        <MultiSectionDigitalClock
          sx={{ width: 180 }}
          views={['hours']}
          defaultValue={time}
        />
        <MultiSectionDigitalClock
          sx={{ width: 180 }}
          views={['minutes', 'seconds']}
          defaultValue={time}
        />
        <MultiSectionDigitalClock
          sx={{ width: 180 }}
          views={['hours', 'minutes', 'seconds']}
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
