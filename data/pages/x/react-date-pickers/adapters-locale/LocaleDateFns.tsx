import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { enUS } from 'date-fns/locale/en-US';
import { zhCN } from 'date-fns/locale/zh-CN';

const locales = { enUS, enGB, de, zhCN };
const departure = new Date(2024, 3, 17, 15, 30);

type LocaleName = keyof typeof locales;

const plain = { textTransform: 'none' };

export default function LocaleDateFns() {
  const [name, setName] = React.useState<LocaleName>('de');

  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={locales[name]}
    >
      <Stack spacing={2} alignItems="flex-start">
        <ToggleButtonGroup
          aria-label="Locale"
          exclusive
          size="small"
          value={name}
          onChange={(_event, next: LocaleName | null) => setName(next ?? name)}
        >
          {Object.keys(locales).map((key) => (
            <ToggleButton key={key} value={key} sx={plain}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimePicker label="Ferry departure" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
