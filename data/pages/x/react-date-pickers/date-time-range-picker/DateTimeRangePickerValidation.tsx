import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {
  type DateRange,
  type DateTimeRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const planStart = dayjs('2024-04-22T06:00');
const shift: DateRange<Dayjs> = [
  dayjs('2024-04-22T22:00'),
  dayjs('2024-04-22T06:00'),
];

type RangeError = NonNullable<DateTimeRangeValidationError[number]>;
const messages: { [error in RangeError]?: string } = {
  minDate: 'The plan starts on 22 April',
  minTime: 'The plan starts at 6:00',
  invalidRange: 'Ends before it starts',
  invalidDate: 'Enter date and time',
};

export default function DateTimeRangePickerValidation() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        defaultValue={shift}
        minDateTime={planStart}
        onError={setErrors}
        localeText={{ start: 'Shift starts', end: 'Shift ends' }}
        slotProps={{
          textField: ({ position }) => {
            const error = errors[position === 'start' ? 0 : 1];
            return { helperText: error ? messages[error] : ' ' };
          },
        }}
      />
    </LocalizationProvider>
  );
}
