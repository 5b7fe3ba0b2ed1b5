import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { bookingColumns, bookings } from './data';

const { cell, columnHeader } = gridClasses;

export default function RecipeFocusOutline() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={bookings}
        columns={bookingColumns}
        hideFooter
        sx={{
          [`& .${cell}:focus, & .${cell}:focus-within`]: { outline: 'none' },
          [`& .${columnHeader}:focus, & .${columnHeader}:focus-within`]: {
            outline: 'none',
          },
          // Something else must show where the keyboard is.
          [`& .${cell}:focus-visible, & .${columnHeader}:focus-visible`]: {
            boxShadow: (theme) => `inset 0 -3px ${theme.palette.primary.main}`,
          },
        }}
      />
    </Box>
  );
}
