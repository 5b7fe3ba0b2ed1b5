import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';

const startingOn = (weekStartsOn: 0 | 1 | 6): Locale => ({
  ...enUS,
  options: { ...enUS.options, weekStartsOn },
});

const locales = {
  Saturday: startingOn(6),
  Sunday: startingOn(0),
  Monday: startingOn(1),
};

type Day = keyof typeof locales;

const plain = { textTransform: 'none' };

export default function LocaleWeekStart() {
  const [day, setDay] = React.useState<Day>('Monday');

  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={locales[day]}
    >
      <Stack spacing={2} alignItems="center" sx={{ maxWidth: '100%' }}>
        <ToggleButtonGroup
          aria-label="First day of the week"
          exclusive
          size="small"
          value={day}
          onChange={(_event, next: Day | null) => setDay(next ?? day)}
        >
          {Object.keys(locales).map((name) => (
            <ToggleButton key={name} value={name} sx={plain}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <DateCalendar defaultValue={new Date(2024, 3, 17)} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
