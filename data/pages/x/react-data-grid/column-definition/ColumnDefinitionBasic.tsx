import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, plant: 'Basil', bed: 'South wall', litres: 0.5, sown: 'April' },
  { id: 2, plant: 'Carrot', bed: 'Long bed', litres: 0.3, sown: 'March' },
  { id: 3, plant: 'Leek', bed: 'Long bed', litres: 0.4, sown: 'February' },
  { id: 4, plant: 'Tomato', bed: 'Greenhouse', litres: 1.2, sown: 'March' },
];

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', width: 130 },
  { field: 'bed', headerName: 'Bed', minWidth: 130, flex: 1 },
  { field: 'sown', headerName: 'Sown in' },
  {
    field: 'litres',
    headerName: 'Water',
    type: 'number',
    description: 'Litres for one plant and day',
  },
];

export default function ColumnDefinitionBasic() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
