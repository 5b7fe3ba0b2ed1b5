import Box from '@mui/material/Box';
import { DataGrid, type GridInitialState } from '@mui/x-data-grid';
import { bedColumns, beds } from './data';

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { sensor: false } },
  sorting: { sortModel: [{ field: 'degrees', sort: 'desc' }] },
  filter: {
    filterModel: { items: [{ field: 'moisture', operator: '>', value: 50 }] },
  },
  pagination: { paginationModel: { pageSize: 3 } },
};

export default function StateInitial() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={beds}
        columns={bedColumns}
        initialState={initialState}
        pageSizeOptions={[3, 6]}
      />
    </Box>
  );
}
