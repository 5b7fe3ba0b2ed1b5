import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const rules = {
  'minDate: 8 April': { minDate: dayjs('2024-04-08') },
  'maxDate: 30 April': { maxDate: dayjs('2024-04-30') },
  'shouldDisableDate: no Sundays': {
    shouldDisableDate: (day: Dayjs) => day.day() === 0,
  },
  'minTime: 18:00': { minTime: dayjs('2024-04-17T18:00') },
  'minutesStep: 15': { minutesStep: 15 },
};

type Rule = keyof typeof rules;

export default function PlaygroundValidation() {
  const [active, setActive] = React.useState<Rule[]>(['minutesStep: 15']);
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const props = Object.assign({}, ...active.map((name) => rules[name]));
  const helperText = error ? `Error: ${error}` : 'No error';

  const toggle = (name: Rule) =>
    setActive(
      active.includes(name)
        ? active.filter((other) => other !== name)
        : [...active, name],
    );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Concert"
          ampm={false}
          defaultValue={dayjs('2024-04-07T17:30')}
          onError={setError}
          slotProps={{ textField: { helperText } }}
          {...props}
        />
        <FormGroup>
          {(Object.keys(rules) as Rule[]).map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={
                <Checkbox size="small" checked={active.includes(name)} />
              }
              onChange={() => toggle(name)}
            />
          ))}
        </FormGroup>
      </Stack>
    </LocalizationProvider>
  );
}
