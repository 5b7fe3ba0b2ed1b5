import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from './data';

export default function ColumnMenuDisabled() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
