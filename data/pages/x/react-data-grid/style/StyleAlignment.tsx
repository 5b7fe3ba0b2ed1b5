import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Bed, bedColumns, beds } from './data';

const columns: GridColDef<Bed>[] = bedColumns.map((column) => {
  if (column.field === 'state') {
    return { ...column, align: 'center', headerAlign: 'center' };
  }
  return column.field === 'temp' ? { ...column, headerAlign: 'left' } : column;
});

export default function StyleAlignment() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={beds} columns={columns} hideFooter />
    </Box>
  );
}
