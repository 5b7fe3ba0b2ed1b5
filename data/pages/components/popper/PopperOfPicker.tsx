import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const placements = ['bottom-start', 'top-start', 'bottom-end'] as const;

export default function PopperOfPicker() {
  const [placement, setPlacement] =
    React.useState<(typeof placements)[number]>('top-start');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <RadioGroup
          row
          aria-label="Placement"
          value={placement}
          onChange={(_, next) => setPlacement(next as typeof placement)}
        >
          {placements.map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              label={name}
              control={<Radio size="small" />}
            />
          ))}
        </RadioGroup>
        <DatePicker
          label="Departure"
          defaultValue={dayjs('2024-10-14')}
          slotProps={{ popper: { placement } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
