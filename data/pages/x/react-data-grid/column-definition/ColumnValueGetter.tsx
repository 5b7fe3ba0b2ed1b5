import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, driver: { first: 'Ines', last: 'Moreau' }, km: 412, litres: 24.1 },
  { id: 2, driver: { first: 'Tomas', last: 'Varga' }, km: 180, litres: 9.4 },
  { id: 3, driver: { first: 'Aiko', last: 'Mori' }, km: 655, litres: 41.3 },
  { id: 4, driver: null, km: 96, litres: 6.2 },
];

type Trip = (typeof rows)[number];

const columns: GridColDef<Trip>[] = [
  {
    field: 'driver',
    headerName: 'Driver',
    minWidth: 150,
    flex: 1,
    valueGetter: (driver: Trip['driver']) =>
      driver ? `${driver.last}, ${driver.first}` : '',
  },
  { field: 'km', headerName: 'Distance', type: 'number', width: 110 },
  { field: 'litres', headerName: 'Fuel', type: 'number', width: 100 },
  {
    field: 'per100',
    headerName: 'Per 100 km',
    type: 'number',
    width: 120,
    valueGetter: (_, trip) => (trip.litres / trip.km) * 100,
    valueFormatter: (value: number) => value.toFixed(1),
  },
];

export default function ColumnValueGetter() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
