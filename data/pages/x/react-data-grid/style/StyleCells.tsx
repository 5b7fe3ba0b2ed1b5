import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Bed, bedColumns, beds } from './data';

const columns: GridColDef<Bed>[] = bedColumns.map((column) => {
  if (column.field === 'crop') {
    return { ...column, cellClassName: 'crop' };
  }
  if (column.field === 'water') {
    return {
      ...column,
      cellClassName: ({ value }) => (value < 15 ? 'water-low' : ''),
    };
  }
  return column;
});

export default function StyleCells() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={beds}
        columns={columns}
        hideFooter
        sx={{
          '& .crop': { fontStyle: 'italic' },
          '& .water-low': { color: 'error.main', fontWeight: 'bold' },
        }}
      />
    </Box>
  );
}
