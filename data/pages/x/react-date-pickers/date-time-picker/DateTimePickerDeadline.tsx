import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const earliest = dayjs('2024-04-17T12:00');
const latest = dayjs('2024-04-30T18:00');

const messages: { [error in NonNullable<DateTimeValidationError>]?: string } = {
  minDate: 'The call opens on 17 April.',
  minTime: 'The call opens on 17 April at noon.',
  maxDate: 'The call closes on 30 April.',
  maxTime: 'The call closes on 30 April at 18:00.',
  invalidDate: 'Enter a complete date and time.',
};

export default function DateTimePickerDeadline() {
  const [deadline, setDeadline] = React.useState<Dayjs | null>(
    dayjs('2024-04-30T18:30'),
  );
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const hint = deadline ? deadline.format('dddd, HH:mm') : 'No deadline';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Deadline"
        value={deadline}
        onChange={setDeadline}
        minDateTime={earliest}
        maxDateTime={latest}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? messages[error] : hint },
        }}
      />
    </LocalizationProvider>
  );
}
