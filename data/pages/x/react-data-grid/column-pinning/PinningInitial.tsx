import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { bookingColumns, bookings } from './data';

const initialState = { pinnedColumns: { left: ['guest'], right: ['paid'] } };

export default function PinningInitial() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPro
        rows={bookings}
        columns={bookingColumns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
