import * as React from 'react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { bedColumns, beds } from './data';

const initialState = { pinnedColumns: { left: ['bed'] } };

export default function StyleThemeSections() {
  const outer = useTheme();
  const theme = React.useMemo(() => {
    const dark = outer.palette.mode === 'dark';
    return createTheme({
      direction: outer.direction,
      palette: { mode: outer.palette.mode },
      mixins: {
        MuiDataGrid: {
          containerBackground: dark ? '#1b3320' : '#e1f0e3',
          pinnedBackground: dark ? '#15261a' : '#eff7f0',
        },
      },
    });
  }, [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ height: 370, width: '100%' }}>
        <DataGridPro
          rows={beds}
          columns={bedColumns}
          initialState={initialState}
          hideFooter
        />
      </Box>
    </ThemeProvider>
  );
}
