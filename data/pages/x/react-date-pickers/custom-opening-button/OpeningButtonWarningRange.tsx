import * as React from 'react';
import Warning from '@mui/icons-material/Warning';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

const warning = <Warning color="error" titleAccess="After the last day" />;

export default function OpeningButtonWarningRange() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'First day', end: 'Last day' }}
        defaultValue={[dayjs('2024-04-08'), dayjs('2024-04-17')]}
        maxDate={dayjs('2024-04-10')}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => ({
            InputProps: {
              endAdornment: errors[position === 'end' ? 1 : 0] && warning,
            },
          }),
        }}
      />
    </LocalizationProvider>
  );
}
