import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, cheese: 'Mountain', months: 12 },
  { id: 2, cheese: 'Cave', months: 6 },
  { id: 3, cheese: 'Fresh goat', months: 0 },
  { id: 4, cheese: 'Smoked', months: 3 },
  { id: 5, cheese: 'Blue', months: 4 },
];

const columns: GridColDef[] = [
  { field: 'cheese', headerName: 'Cheese', minWidth: 110, flex: 1 },
  { field: 'months', headerName: 'Months', type: 'number', width: 110 },
];

export default function BoxAroundGrid() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: 320,
      }}
    >
      <Typography sx={{ pb: 1 }}>In the cellar</Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
