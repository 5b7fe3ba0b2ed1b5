import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Fixed: 80', width: 80 },
  { field: 'to', headerName: 'One part', flex: 1, minWidth: 110 },
  { field: 'note', headerName: 'Two parts', flex: 2, minWidth: 160 },
];

export default function ColumnFluidWidth() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={parcels} columns={columns} hideFooter />
    </Box>
  );
}
