import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookingColumns, bookings } from './data';

export default function EditingRow() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={bookings}
        columns={bookingColumns}
        editMode="row"
        hideFooter
      />
    </Box>
  );
}
