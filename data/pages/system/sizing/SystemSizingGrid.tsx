import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'island', headerName: 'Island', flex: 1 },
  { field: 'people', headerName: 'People', type: 'number' },
];

const rows = [
  { id: 1, island: 'Aran', people: 1300 },
  { id: 2, island: 'Fogo', people: 2100 },
  { id: 3, island: 'Texel', people: 13600 },
  { id: 4, island: 'Vis', people: 3300 },
];

export default function SystemSizingGrid() {
  return (
    <Box sx={{ height: '40vh', maxHeight: 320, minHeight: 220, width: 1 }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
