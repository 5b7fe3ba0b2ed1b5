import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, parcel: 'Books', kilograms: 4.2 },
  { id: 2, parcel: 'Lamp', kilograms: 2.8 },
  { id: 3, parcel: 'Bicycle', kilograms: 14.5 },
];

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', minWidth: 110, flex: 1 },
  { field: 'kilograms', headerName: 'Weight, kg', type: 'number', width: 120 },
];

export default function CheckboxInGridSelection() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slotProps={{ baseCheckbox: { color: 'secondary', size: 'small' } }}
      />
    </Box>
  );
}
