import {
  createTheme,
  type Theme,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import * as React from 'react';

const compactGrids = (outer: Theme) =>
  createTheme({
    direction: outer.direction,
    palette: { mode: outer.palette.mode },
    components: {
      MuiDataGrid: {
        defaultProps: { density: 'compact', disableColumnMenu: true },
        styleOverrides: { columnHeaderTitle: { fontWeight: 700 } },
      },
    },
  });

const columns: GridColDef[] = [
  { field: 'berth', headerName: 'Berth', flex: 1 },
  { field: 'boat', headerName: 'Boat', flex: 1 },
];

const rows = [
  { id: 1, berth: 'A 4', boat: 'Petrel' },
  { id: 2, berth: 'A 5', boat: 'Kittiwake' },
  { id: 3, berth: 'B 1', boat: 'Avocet' },
];

export default function ComponentsGridDefaults() {
  const outer = useTheme();
  const theme = React.useMemo(() => compactGrids(outer), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
