import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  type GridColumnMenuProps,
  GridColumnMenuSortItem,
} from '@mui/x-data-grid';
import { bookColumns, books } from './data';

function ColumnMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;

  // Text columns keep the usual menu.
  if (colDef.type !== 'number') {
    return <GridColumnMenu {...props} />;
  }

  const values = books.map((book) => book.loans);
  return (
    <GridColumnMenuContainer {...props}>
      <Typography component="li" variant="body2" sx={{ px: 2, py: 1 }}>
        {Math.min(...values)} to {Math.max(...values)}
      </Typography>
      <Divider component="li" />
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

export default function ColumnMenuCustom() {
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
