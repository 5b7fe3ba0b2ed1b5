import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { bookingColumns, bookings } from './data';

const columns: GridColDef[] = [
  { ...bookingColumns[0], pinnable: false },
  ...bookingColumns.slice(1),
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 90,
    getActions: ({ row }) => [
      <GridActionsCellItem
        icon={<Delete />}
        label={`Cancel the booking of ${row.guest}`}
      />,
    ],
  },
];

const initialState = { pinnedColumns: { left: ['guest'], right: ['actions'] } };

export default function PinningNotPinnable() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPro
        rows={bookings}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
