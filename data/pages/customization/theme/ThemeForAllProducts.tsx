import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  type Theme,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import * as React from 'react';

const teal = (outer: Theme) =>
  createTheme({
    direction: outer.direction,
    shape: { borderRadius: 12 },
    palette: {
      mode: outer.palette.mode,
      primary: {
        main: outer.palette.mode === 'dark' ? '#80cbc4' : '#00695c',
      },
    },
  });

const columns: GridColDef[] = [{ field: 'herb', headerName: 'Herb', flex: 1 }];
const rows = [
  { id: 1, herb: 'Basil' },
  { id: 2, herb: 'Sage' },
];

export default function ThemeForAllProducts() {
  const outer = useTheme();
  const theme = React.useMemo(() => teal(outer), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Button variant="contained">Water the garden</Button>
        <SimpleTreeView defaultSelectedItems="bed" aria-label="Garden">
          <TreeItem itemId="bed" label="Raised bed" />
        </SimpleTreeView>
        <div style={{ height: 162 }}>
          <DataGrid
            rows={rows}
            columns={columns}
            checkboxSelection
            hideFooter
          />
        </div>
      </Stack>
    </ThemeProvider>
  );
}
