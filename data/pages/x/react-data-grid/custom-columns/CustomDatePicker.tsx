import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { dateColumn } from './dateColumn';

const rows = [
  {
    id: 1,
    boat: 'Tern',
    hired: new Date(2024, 6, 3),
    back: new Date(2024, 6, 8),
  },
  {
    id: 2,
    boat: 'Heron',
    hired: new Date(2024, 6, 5),
    back: new Date(2024, 6, 6),
  },
  { id: 3, boat: 'Osprey', hired: new Date(2024, 6, 12), back: null },
];

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', minWidth: 90, flex: 1 },
  { ...dateColumn, field: 'hired', headerName: 'Hired', editable: true },
  { ...dateColumn, field: 'back', headerName: 'Back', editable: true },
];

export default function CustomDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 300, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </Box>
    </LocalizationProvider>
  );
}
