import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type TimeValidationError } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const opens = dayjs('2024-04-17T09:00');
const closes = dayjs('2024-04-17T17:00');
const isLunch = (time: Dayjs) => time.hour() === 12;

const messages: { [error in NonNullable<TimeValidationError>]?: string } = {
  minTime: 'The depot opens at 9:00.',
  maxTime: 'The depot closes at 17:00.',
  'shouldDisableTime-hours': 'Nobody is there from 12:00 to 13:00.',
  invalidDate: 'Enter hours and minutes.',
};

export default function TimePickerValidation() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Collection"
        defaultValue={dayjs('2024-04-17T18:10')}
        minTime={opens}
        maxTime={closes}
        shouldDisableTime={isLunch}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? messages[error] : 'From 9:00 to 17:00',
          },
        }}
      />
    </LocalizationProvider>
  );
}
