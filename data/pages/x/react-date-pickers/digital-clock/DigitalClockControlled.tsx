import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function DigitalClockControlled() {
  const [slot, setSlot] = React.useState<Dayjs | null>(
    dayjs('2024-04-17T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <Typography role="status">
          {slot ? `Tram at ${slot.format('HH:mm')}` : 'No tram chosen'}
        </Typography>
        <Stack
          direction="row"
          useFlexGap
          flexWrap="wrap"
          justifyContent="center"
          spacing={4}
        >
          <DigitalClock sx={{ width: 140 }} value={slot} onChange={setSlot} />
          <MultiSectionDigitalClock
            sx={{ width: 180 }}
            value={slot}
            onChange={setSlot}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
