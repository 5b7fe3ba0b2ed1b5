import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { deDE, enUS, jaJP, ptBR, zhCN } from '@mui/x-data-grid/locales';
import { loanColumns, loans } from './data';

const locales = {
  Deutsch: deDE,
  English: enUS,
  日本語: jaJP,
  Português: ptBR,
  简体中文: zhCN,
};

type Language = keyof typeof locales;

export default function LocalizationTheme() {
  const [language, setLanguage] = React.useState<Language>('Português');
  const outer = useTheme();
  const theme = React.useMemo(
    () => createTheme(outer, locales[language]),
    [outer, language],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
        sx={{ my: 1, minWidth: 150 }}
      >
        {Object.keys(locales).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <Box sx={{ height: 400 }}>
          <DataGrid
            rows={loans}
            columns={loanColumns}
            slots={{ toolbar: GridToolbar }}
          />
        </Box>
      </ThemeProvider>
    </Box>
  );
}
