import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const opens = dayjs('2024-04-17T08:00');
const closes = dayjs('2024-04-17T16:00');
const messages: { [error in NonNullable<TimeValidationError>]?: string } = {
  minTime: 'The surgery opens at 8:00.',
  maxTime: 'The surgery closes at 16:00.',
  minutesStep: 'Appointments start every quarter of an hour.',
  invalidDate: 'Enter hours and minutes.',
};

export default function TimeFieldValidation() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Appointment"
        clearable
        defaultValue={dayjs('2024-04-17T15:07')}
        minTime={opens}
        maxTime={closes}
        minutesStep={15}
        onError={setError}
        helperText={error ? messages[error] : 'From 8:00 to 16:00'}
      />
    </LocalizationProvider>
  );
}
