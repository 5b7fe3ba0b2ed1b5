import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { bookingColumns, bookings } from './data';

const columns = bookingColumns.map((column) =>
  column.field === 'pitch' || column.field === 'paid'
    ? { ...column, resizable: false }
    : column,
);

const separator = `.${gridClasses.columnSeparator}`;
const resizable = `.${gridClasses['columnSeparator--resizable']}`;

export default function RecipeHideSeparator() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={bookings}
        columns={columns}
        hideFooter
        sx={{ [`& ${separator}:not(${resizable})`]: { display: 'none' } }}
      />
    </Box>
  );
}
