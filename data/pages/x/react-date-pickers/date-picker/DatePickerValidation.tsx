import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const firstDay = dayjs('2024-04-08');
const lastDay = dayjs('2024-05-31');
const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

const messages: { [error in NonNullable<DateValidationError>]?: string } = {
  minDate: 'Appointments start on 8 April.',
  maxDate: 'Appointments are open until 31 May.',
  shouldDisableDate: 'The workshop is closed at weekends.',
  invalidDate: 'Enter day, month and year.',
};

export default function DatePickerValidation() {
  const [error, setError] = React.useState<DateValidationError>(null);
  const helperText = error ? messages[error] : 'Monday to Friday';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2024-04-13')}
        minDate={firstDay}
        maxDate={lastDay}
        shouldDisableDate={isWeekend}
        onError={setError}
        slotProps={{ textField: { helperText } }}
      />
    </LocalizationProvider>
  );
}
