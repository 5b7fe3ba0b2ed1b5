import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function LifecycleIgnoreInvalid() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const [lastValid, setLastValid] = React.useState(value);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Shipping day"
          value={value}
          minDate={dayjs('2024-04-15')}
          onChange={(newValue, context) => {
            setValue(newValue);
            if (context.validationError === null) {
              setLastValid(newValue);
            }
          }}
        />
        <Typography aria-live="polite">
          Plan: {lastValid?.format('D MMMM YYYY') ?? 'no day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
