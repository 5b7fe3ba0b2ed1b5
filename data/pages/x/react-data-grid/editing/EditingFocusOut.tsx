import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridEventListener,
  GridCellEditStopReasons,
} from '@mui/x-data-grid';
import { bookingColumns, bookings } from './data';

const keepOpenOnClickElsewhere: GridEventListener<'cellEditStop'> = (
  params,
  event,
) => {
  if (params.reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function EditingFocusOut() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={bookings}
        columns={bookingColumns}
        onCellEditStop={keepOpenOnClickElsewhere}
        hideFooter
      />
    </Box>
  );
}
