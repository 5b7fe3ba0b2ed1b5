import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/zh-cn';

const departure = dayjs('2024-04-17T15:30');

const plain = { textTransform: 'none' };

export default function LocaleDayjs() {
  const [locale, setLocale] = React.useState('de');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2} alignItems="flex-start">
        <ToggleButtonGroup
          aria-label="Locale"
          exclusive
          size="small"
          value={locale}
          onChange={(_event, next: string | null) => setLocale(next ?? locale)}
        >
          {['en', 'en-gb', 'de', 'zh-cn'].map((name) => (
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
