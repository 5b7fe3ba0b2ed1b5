import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

export default function LoadingCircular() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={parcels} columns={parcelColumns} loading hideFooter />
    </Box>
  );
}
