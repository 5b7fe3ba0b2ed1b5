import * as coreLocales from '@mui/material/locale';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as gridLocales from '@mui/x-data-grid/locales';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import * as pickersLocales from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/zh-cn';
import * as React from 'react';

const words = { enUS: 'en', deDE: 'de', zhCN: 'zh-cn' };
const names = ['enUS', 'deDE', 'zhCN'] as const;
const columns: GridColDef[] = [{ field: 'name', headerName: 'Café', flex: 1 }];
const rows = [{ id: 1, name: 'Espresso' }];

export default function LocalizationThreePackages() {
  const { direction, palette } = useTheme();
  const [name, setName] = React.useState<(typeof names)[number]>('zhCN');
  const theme = React.useMemo(
    () =>
      createTheme(
        { direction, palette: { mode: palette.mode } },
        gridLocales[name],
        pickersLocales[name],
        coreLocales[name],
      ),
    [direction, name, palette.mode],
  );
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={words[name]}
      >
        <Stack spacing={2} sx={{ width: '100%' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Language"
            value={name}
            onChange={(_event, next) => next && setName(next)}
          >
            {names.map((value) => (
              <ToggleButton key={value} value={value}>
                {value}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <DatePicker label="Date" defaultValue={dayjs('2024-05-16')} />
          <div style={{ height: 270 }}>
            <DataGrid rows={rows} columns={columns} checkboxSelection />
          </div>
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
