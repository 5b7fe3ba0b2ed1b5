import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';
import rtlPlugin from 'stylis-plugin-rtl';

const mirrored = createCache({
  key: 'grid-rtl',
  speedy: true,
  stylisPlugins: [rtlPlugin],
});

const rows = [
  { id: 1, title: 'كليلة ودمنة', reader: 'ليلى', fee: 0 },
  { id: 2, title: 'ألف ليلة وليلة', reader: 'سامي', fee: 1.5 },
  { id: 3, title: 'المقدمة', reader: 'هدى', fee: 4 },
];

const columns: GridColDef[] = [
  { field: 'title', headerName: 'الكتاب', minWidth: 130, flex: 1 },
  { field: 'reader', headerName: 'القارئ', width: 110 },
  { field: 'fee', headerName: 'الرسوم', type: 'number', width: 100 },
];

export default function LocalizationRtl() {
  const outer = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme(
        { direction: 'rtl', palette: { mode: outer.palette.mode } },
        arSD,
      ),
    [outer.palette.mode],
  );

  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={theme}>
        <div dir="rtl" style={{ height: 270, width: '100%' }}>
          <DataGrid rows={rows} columns={columns} checkboxSelection />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
