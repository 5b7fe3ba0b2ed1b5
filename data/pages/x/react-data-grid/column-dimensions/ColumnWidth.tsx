import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 80 },
  { field: 'to', headerName: 'Destination', width: 200 },
  { field: 'kg', headerName: 'Kilograms', type: 'number' },
];

export default function ColumnWidth() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={parcels} columns={columns} hideFooter />
    </Box>
  );
}
