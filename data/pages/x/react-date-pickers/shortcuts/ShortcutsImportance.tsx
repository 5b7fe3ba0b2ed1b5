import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { holidays } from './holidays';

type Importance = 'accept' | 'set';

export default function ShortcutsImportance() {
  const [importance, setImportance] = React.useState<Importance>('set');
  const shortcuts = { items: holidays, changeImportance: importance };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <ToggleButtonGroup
          aria-label="changeImportance"
          exclusive
          size="small"
          value={importance}
          onChange={(_event, next: Importance | null) =>
            setImportance(next ?? importance)
          }
        >
          <ToggleButton value="accept">accept</ToggleButton>
          <ToggleButton value="set">set</ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          label="Day off"
          defaultValue={dayjs('2024-04-17')}
          slotProps={{ shortcuts }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
