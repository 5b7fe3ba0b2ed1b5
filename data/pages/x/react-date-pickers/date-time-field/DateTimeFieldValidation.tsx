import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const sunrise = dayjs('2024-04-17T06:04');
const sunset = dayjs('2024-04-17T20:12');
const messages: { [error in NonNullable<DateTimeValidationError>]?: string } = {
  minDate: 'The count is on 17 April.',
  maxDate: 'The count is on 17 April.',
  minTime: 'The sun rises at 6:04.',
  maxTime: 'The sun sets at 20:12.',
  invalidDate: 'Enter a complete date and time.',
};

export default function DateTimeFieldValidation() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Observed"
        clearable
        defaultValue={dayjs('2024-04-17T05:10')}
        minDateTime={sunrise}
        maxDateTime={sunset}
        onError={setError}
        helperText={error ? messages[error] : 'Daylight only'}
      />
    </LocalizationProvider>
  );
}
