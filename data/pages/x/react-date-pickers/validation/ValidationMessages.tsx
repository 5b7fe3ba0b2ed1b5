import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const first = dayjs('2024-05-06');
const last = dayjs('2024-09-20');
const isSunday = (day: Dayjs) => day.day() === 0;

function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Monday to Saturday';
    case 'invalidDate':
      return 'The date is not complete.';
    case 'shouldDisableDate':
      return 'We are closed on Sundays.';
    case 'minDate':
    case 'maxDate':
      return `Choose a day between ${first.format('D MMMM')} and ${last.format('D MMMM')}.`;
    default:
      return 'This date cannot be chosen.';
  }
}

export default function ValidationMessages() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-09-21'));
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <DesktopDatePicker
          label="Service date"
          value={day}
          onChange={setDay}
          onError={setError}
          minDate={first}
          maxDate={last}
          shouldDisableDate={isSunday}
          slotProps={{ textField: { helperText: explain(error) } }}
        />
        <Button variant="contained" disabled={day === null || error !== null}>
          Book
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
