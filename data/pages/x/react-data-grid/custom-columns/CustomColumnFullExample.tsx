import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { ratingColumn } from './ratingColumn';

const rows = [
  { id: 1, hut: 'Eagle rest', beds: 24, view: 5, food: 3 },
  { id: 2, hut: 'Gentian house', beds: 40, view: 4, food: 4 },
  { id: 3, hut: 'Lake shelter', beds: 8, view: 5, food: 1 },
  { id: 4, hut: 'Pass inn', beds: 62, view: 2, food: 5 },
];

const columns: GridColDef[] = [
  { field: 'hut', headerName: 'Hut', minWidth: 130, flex: 1 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
  { ...ratingColumn, field: 'view', headerName: 'View', editable: true },
  { ...ratingColumn, field: 'food', headerName: 'Food', editable: true },
];

export default function CustomColumnFullExample() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { printOptions: { hideFooter: true } } }}
        hideFooter
      />
    </Box>
  );
}
