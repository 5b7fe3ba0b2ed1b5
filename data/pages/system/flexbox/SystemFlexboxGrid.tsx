import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 90 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
];

const rows = [
  { id: 1, room: 'Attic', beds: 2 },
  { id: 2, room: 'Garden', beds: 3 },
  { id: 3, room: 'Tower', beds: 1 },
];

export default function SystemFlexboxGrid() {
  return (
    <Box sx={{ display: 'flex', gap: 2, height: 300, width: '100%' }}>
      <Box sx={{ flex: 'none', width: 70 }}>Rooms of the inn</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
