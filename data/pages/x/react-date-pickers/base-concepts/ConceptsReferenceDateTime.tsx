import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const usualAudit = dayjs('2024-10-14T09:00');

export default function ConceptsReferenceDateTime() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Next audit"
          value={value}
          onChange={setValue}
          referenceDate={usualAudit}
        />
        <Typography aria-live="polite">
          Stored:{' '}
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
