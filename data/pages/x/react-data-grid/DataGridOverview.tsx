import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { rows } from './data';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'city', headerName: 'City', minWidth: 110, flex: 1 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Paid', 'Sent'],
    editable: true,
    width: 110,
  },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function DataGridOverview() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        disableRowSelectionOnClick
        slots={{ toolbar: GridToolbar }}
      />
    </Box>
  );
}
