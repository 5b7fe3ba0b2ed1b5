import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from './data';

export default function ColumnMenuBasic() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid rows={books} columns={bookColumns} hideFooter />
    </Box>
  );
}
