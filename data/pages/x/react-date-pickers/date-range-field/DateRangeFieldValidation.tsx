import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  type DateRange,
  type DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const range: DateRange<Dayjs> = [dayjs('2024-05-03'), dayjs('2024-04-22')];
type RangeError = NonNullable<DateRangeValidationError[number]>;
const messages: { [error in RangeError]?: string } = {
  invalidRange: 'Ends before it starts',
  invalidDate: 'Enter the whole date',
};

export default function DateRangeFieldValidation() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 480 }}>
        <MultiInputDateRangeField
          defaultValue={range}
          onError={setErrors}
          slotProps={{
            textField: ({ position }) => {
              const error = errors[position === 'start' ? 0 : 1];
              return {
                label: position === 'start' ? 'From' : 'To',
                helperText: error ? messages[error] : ' ',
              };
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
