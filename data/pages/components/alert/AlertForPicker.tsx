import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The season begins on June 1.',
  maxDate: 'The season ends on September 15.',
};

export default function AlertForPicker() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Arrival"
          defaultValue={dayjs('2024-09-20')}
          minDate={dayjs('2024-06-01')}
          maxDate={dayjs('2024-09-15')}
          onError={setError}
        />
        {error && (
          <Alert severity="error">
            {messages[error] ?? 'Complete the date.'}
          </Alert>
        )}
      </Stack>
    </LocalizationProvider>
  );
}
