import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  type DateRange,
  type DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const holidays = new Set(['2024-04-29', '2024-05-01']);
const isHoliday = (day: Dayjs) => holidays.has(day.format('YYYY-MM-DD'));

type RangeError = NonNullable<DateRangeValidationError[number]>;
const messages: { [error in RangeError]?: string } = {
  shouldDisableDate: 'A public holiday',
  invalidRange: 'Ends before it starts',
  invalidDate: 'Enter the whole date',
};

export default function DateRangePickerValidation() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);
  const [leave, setLeave] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-05-06'),
    dayjs('2024-04-26'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        value={leave}
        onChange={setLeave}
        onError={setErrors}
        shouldDisableDate={isHoliday}
        localeText={{ start: 'First day off', end: 'Last day off' }}
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
