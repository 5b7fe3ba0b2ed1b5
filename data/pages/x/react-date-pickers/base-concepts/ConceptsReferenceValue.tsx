import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function ConceptsReferenceValue() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-04-17T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker
          label="Payment received"
          value={value}
          onChange={setValue}
        />
        <Typography aria-live="polite">
          Stored:{' '}
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
