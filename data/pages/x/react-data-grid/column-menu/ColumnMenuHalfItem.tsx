import Box from '@mui/material/Box';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuHideItem,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { bookColumns, books } from './data';

// By default: GridColumnMenuHideItem and GridColumnMenuManageItem.
function ColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuColumnsItem: GridColumnMenuHideItem }}
    />
  );
}

export default function ColumnMenuHalfItem() {
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
