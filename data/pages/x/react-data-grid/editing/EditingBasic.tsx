import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookingColumns, bookings } from './data';

export default function EditingBasic() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={bookings} columns={bookingColumns} hideFooter />
    </Box>
  );
}
