import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridValueOptionsParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, parcel: 'A-204', priority: 1, carrier: 'Bike' },
  { id: 2, parcel: 'A-205', priority: 3, carrier: 'Van' },
  { id: 3, parcel: 'A-206', priority: 2, carrier: 'Van' },
];

const priorities = [
  { value: 1, label: 'Today' },
  { value: 2, label: 'Tomorrow' },
  { value: 3, label: 'This week' },
];

// Without a row, the filter asks for all options.
const carriers = ({ row }: GridValueOptionsParams<(typeof rows)[number]>) =>
  row?.priority === 1 ? ['Bike', 'Courier'] : ['Bike', 'Courier', 'Van'];

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', minWidth: 100, flex: 1 },
  {
    field: 'priority',
    headerName: 'Due',
    type: 'singleSelect',
    valueOptions: priorities,
    editable: true,
    width: 130,
  },
  {
    field: 'carrier',
    headerName: 'Carrier',
    type: 'singleSelect',
    valueOptions: carriers,
    editable: true,
    width: 130,
  },
];

export default function ColumnSingleSelect() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
