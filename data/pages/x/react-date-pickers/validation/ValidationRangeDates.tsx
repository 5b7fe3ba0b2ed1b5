import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const arrivalOnSaturdays = (day: Dayjs, position: 'start' | 'end') =>
  position === 'start' && day.day() !== 6;

export default function ValidationRangeDates() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateRangePicker
          localeText={{ start: 'Arrival', end: 'Departure' }}
          defaultValue={[dayjs('2024-07-05'), dayjs('2024-07-13')]}
          shouldDisableDate={arrivalOnSaturdays}
          onError={setErrors}
        />
        <Typography aria-live="polite">
          {errors[0] === 'shouldDisableDate'
            ? 'Cottages are let from Saturday.'
            : 'The cottage is free.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
