import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
// With webpack, keep the first line of each pair; with Vite, the second.
import 'moment/locale/de';
import 'moment/dist/locale/de';
import 'moment/locale/zh-cn';
import 'moment/dist/locale/zh-cn';

moment.locale('en'); // importing a locale made it the default
const departure = moment('2024-04-17T15:30');

const plain = { textTransform: 'none' };

export default function LocaleMoment() {
  const [locale, setLocale] = React.useState('de');

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale={locale}>
      <Stack spacing={2} alignItems="flex-start">
        <ToggleButtonGroup
          aria-label="Locale"
          exclusive
          size="small"
          value={locale}
          onChange={(_event, next: string | null) => setLocale(next ?? locale)}
        >
          {['en', 'de', 'zh-cn'].map((name) => (
            <ToggleButton key={name} value={name} sx={plain}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimePicker label="Ferry departure" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
