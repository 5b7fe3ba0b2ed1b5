import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Bed, bedColumns, beds } from './data';

const columns: GridColDef<Bed>[] = bedColumns.map((column) => ({
  ...column,
  headerClassName: column.type === 'number' ? 'header-measured' : undefined,
}));

export default function StyleHeaders() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={beds}
        columns={columns}
        hideFooter
        sx={{
          '& .header-measured': {
            bgcolor: 'success.dark',
            color: 'success.contrastText',
          },
          '& .header-measured .MuiIconButton-root': { color: 'inherit' },
        }}
      />
    </Box>
  );
}
