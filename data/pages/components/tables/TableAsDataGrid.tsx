import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { passes, type Pass } from './data';

const columns: GridColDef<Pass>[] = [
  { field: 'name', headerName: 'Pass', flex: 1, minWidth: 120 },
  { field: 'metres', headerName: 'Height, m', type: 'number', width: 120 },
];

export default function TableAsDataGrid() {
  return (
    <Box
      role="group"
      aria-label="Mountain passes"
      sx={{ height: 260, width: '100%' }}
    >
      <DataGrid
        rows={passes}
        columns={columns}
        getRowId={(row) => row.name}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
