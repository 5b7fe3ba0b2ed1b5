import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  type DateRange,
  type TimeRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const opens = dayjs('2024-04-22T08:00');
const closes = dayjs('2024-04-22T20:00');
const range: DateRange<Dayjs> = [
  dayjs('2024-04-22T15:00'),
  dayjs('2024-04-22T21:00'),
];
type RangeError = NonNullable<TimeRangeValidationError[number]>;
const messages: { [error in RangeError]?: string } = {
  minTime: 'The hall opens at 8:00',
  maxTime: 'The hall closes at 20:00',
  invalidRange: 'Ends before it starts',
  invalidDate: 'Enter the whole time',
};

export default function TimeRangeFieldValidation() {
  const [errors, setErrors] = React.useState<TimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 480 }}>
        <MultiInputTimeRangeField
          defaultValue={range}
          minTime={opens}
          maxTime={closes}
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
