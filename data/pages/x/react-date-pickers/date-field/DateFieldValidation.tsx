import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const latest = dayjs('2006-04-17');
const messages: { [error in NonNullable<DateValidationError>]?: string } = {
  maxDate: 'Only for people of eighteen or older.',
  invalidDate: 'Enter the whole date.',
};

export default function DateFieldValidation() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of birth"
        clearable
        defaultValue={dayjs('2012-03-05')}
        maxDate={latest}
        onError={setError}
        helperText={error ? messages[error] : 'Eighteen or older'}
      />
    </LocalizationProvider>
  );
}
