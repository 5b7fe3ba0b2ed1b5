import Box from '@mui/material/Box';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { bookColumns, books } from './data';

// Sorting has the order 10: filters now come before it.
function ColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slotProps={{ columnMenuFilterItem: { displayOrder: 0 } }}
    />
  );
}

export default function ColumnMenuReorderItems() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        slots={{ columnMenu: ColumnMenu }}
        hideFooter
      />
    </Box>
  );
}
