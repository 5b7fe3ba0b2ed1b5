import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    room: 'Birch',
    seats: 12,
    opened: new Date(2019, 8, 2),
    cleaned: new Date(2024, 3, 17, 7, 30),
    screen: true,
    floor: 'Ground',
  },
  {
    id: 2,
    room: 'Cedar',
    seats: 4,
    opened: new Date(2021, 0, 18),
    cleaned: new Date(2024, 3, 16, 18, 5),
    screen: false,
    floor: 'First',
  },
];

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', type: 'string', editable: true },
  { field: 'seats', headerName: 'Seats', type: 'number', editable: true },
  { field: 'opened', headerName: 'Opened', type: 'date', editable: true },
  { field: 'cleaned', headerName: 'Cleaned', type: 'dateTime', width: 190 },
  { field: 'screen', headerName: 'Screen', type: 'boolean', editable: true },
  {
    field: 'floor',
    headerName: 'Floor',
    type: 'singleSelect',
    valueOptions: ['Ground', 'First', 'Second'],
    editable: true,
  },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 170, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
