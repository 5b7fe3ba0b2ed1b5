import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { plotColumns, plots } from './data';

export default function LayoutFixed() {
  return (
    <Box sx={{ height: 300, width: 420, maxWidth: '100%' }}>
      <DataGrid rows={plots} columns={plotColumns} hideFooter />
    </Box>
  );
}
