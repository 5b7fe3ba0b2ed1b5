import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
} from '@mui/x-data-grid-pro';
import { bookingColumns, bookings } from './data';

const initialState = {
  pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'guest'] },
};

export default function PinningCheckbox() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPro
        rows={bookings}
        columns={bookingColumns}
        initialState={initialState}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
