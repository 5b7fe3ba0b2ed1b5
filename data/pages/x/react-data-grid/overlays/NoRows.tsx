import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns } from './data';

export default function NoRows() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={[]} columns={parcelColumns} hideFooter />
    </Box>
  );
}
