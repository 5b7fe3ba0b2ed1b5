import Box from '@mui/material/Box';
import { DataGrid, type GridSortDirection } from '@mui/x-data-grid';
import { walkColumns, walks } from './data';

const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

export default function SortingOrder() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={walks}
        columns={walkColumns}
        sortingOrder={sortingOrder}
        hideFooter
      />
    </Box>
  );
}
