import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  type DateRange,
  type DateTimeRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const opened = dayjs('2024-04-22T20:00');
const range: DateRange<Dayjs> = [
  dayjs('2024-04-22T18:30'),
  dayjs('2024-04-23T04:30'),
];
type RangeError = NonNullable<DateTimeRangeValidationError[number]>;
const messages: { [error in RangeError]?: string } = {
  minDate: 'The ticket was opened on 22 April',
  minTime: 'The ticket was opened at 20:00',
  invalidRange: 'Ends before it starts',
  invalidDate: 'Enter date and time',
};

export default function DateTimeRangeFieldValidation() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 560 }}>
        <MultiInputDateTimeRangeField
          defaultValue={range}
          minDateTime={opened}
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
