import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { bedColumns, beds } from './data';

export default function StyleSx() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={beds}
        columns={bedColumns}
        hideFooter
        sx={{
          border: 2,
          borderColor: 'success.main',
          boxShadow: 3,
          [`& .${gridClasses.cell}:hover`]: { color: 'success.main' },
        }}
      />
    </Box>
  );
}
