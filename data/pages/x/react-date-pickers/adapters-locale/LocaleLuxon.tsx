import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const departure = DateTime.fromISO('2024-04-17T15:30');

const plain = { textTransform: 'none' };

export default function LocaleLuxon() {
  const [locale, setLocale] = React.useState('de');

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale}>
      <Stack spacing={2} alignItems="flex-start">
        <ToggleButtonGroup
          aria-label="Locale"
          exclusive
          size="small"
          value={locale}
          onChange={(_event, next: string | null) => setLocale(next ?? locale)}
        >
          {['en-US', 'en-GB', 'de', 'zh-CN'].map((name) => (
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
