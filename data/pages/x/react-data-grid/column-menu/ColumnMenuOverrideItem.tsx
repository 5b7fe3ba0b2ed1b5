import * as React from 'react';
import Visibility from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuHideItem,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  useGridApiContext,
} from '@mui/x-data-grid';
import { bookColumns, books } from './data';

function ColumnsItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const showAll = (event: React.MouseEvent) => {
    apiRef.current.setColumnVisibilityModel({});
    onClick(event);
  };
  return (
    <React.Fragment>
      <GridColumnMenuHideItem colDef={colDef} onClick={onClick} />
      <MenuItem onClick={showAll}>
        <ListItemIcon>
          <Visibility fontSize="small" />
        </ListItemIcon>
        <ListItemText>Show all columns</ListItemText>
      </MenuItem>
    </React.Fragment>
  );
}

function ColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu {...props} slots={{ columnMenuColumnsItem: ColumnsItem }} />
  );
}

export default function ColumnMenuOverrideItem() {
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
