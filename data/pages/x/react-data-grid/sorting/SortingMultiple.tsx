import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridSortModel } from '@mui/x-data-grid-pro';
import { walkColumns, walks } from './data';

const sortModel: GridSortModel = [
  { field: 'region', sort: 'asc' },
  { field: 'km', sort: 'desc' },
  { field: 'climb', sort: 'desc' },
];

export default function SortingMultiple() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={walks}
        columns={walkColumns}
        initialState={{ sorting: { sortModel } }}
        hideFooter
      />
    </Box>
  );
}
