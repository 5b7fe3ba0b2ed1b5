import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import { taskColumns, tasks } from './data';

function MoveItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const last = apiRef.current.getAllColumns().length - 1;
  const index = apiRef.current.getColumnIndex(colDef.field, false);

  const moveTo = (target: number) => (event: React.MouseEvent) => {
    apiRef.current.setColumnIndex(colDef.field, target);
    onClick(event);
  };

  return (
    <React.Fragment>
      <MenuItem onClick={moveTo(index - 1)} disabled={index === 0}>
        <ListItemText inset>Move toward the start</ListItemText>
      </MenuItem>
      <MenuItem onClick={moveTo(index + 1)} disabled={index === last}>
        <ListItemText inset>Move toward the end</ListItemText>
      </MenuItem>
    </React.Fragment>
  );
}

function ColumnMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ moveItem: MoveItem }} />;
}

export default function OrderingMenu() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={tasks}
        columns={taskColumns}
        slots={{ columnMenu: ColumnMenu }}
        hideFooter
      />
    </Box>
  );
}
