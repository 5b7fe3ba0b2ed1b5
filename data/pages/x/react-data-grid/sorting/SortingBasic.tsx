import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, river: 'Danube', km: 2850, joined: new Date(2023, 4, 9) },
  { id: 2, river: 'Elbe', km: 1094, joined: new Date(2021, 7, 30) },
  { id: 3, river: 'Loire', km: 1006, joined: new Date(2024, 0, 12) },
  { id: 4, river: 'Tagus', km: 1007, joined: new Date(2021, 2, 3) },
];

const columns: GridColDef[] = [
  { field: 'river', headerName: 'River', minWidth: 110, flex: 1 },
  { field: 'km', headerName: 'Length, km', type: 'number', width: 130 },
  { field: 'joined', headerName: 'Observed since', type: 'date', width: 150 },
];

export default function SortingBasic() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
