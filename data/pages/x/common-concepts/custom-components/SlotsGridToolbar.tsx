import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

const rows = [
  { id: 1, title: 'Atlas of Rivers', shelf: 'B4', copies: 3 },
  { id: 2, title: 'Bread and Salt', shelf: 'C1', copies: 1 },
  { id: 3, title: 'River Songs', shelf: 'A2', copies: 5 },
];

export default function SlotsGridToolbar() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: { showQuickFilter: true, printOptions: { hideFooter: true } },
        }}
        autoHeight
        hideFooter
        aria-label="Library"
      />
    </Box>
  );
}
