import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 80, minWidth: 70 },
  {
    field: 'to',
    headerName: '120 to 240 pixels',
    width: 160,
    minWidth: 120,
    maxWidth: 240,
  },
  { field: 'kg', headerName: 'Kilograms', type: 'number' },
];

export default function ColumnMinWidth() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={parcels} columns={columns} hideFooter />
    </Box>
  );
}
