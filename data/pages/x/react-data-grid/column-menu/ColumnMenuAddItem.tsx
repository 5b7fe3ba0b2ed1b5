import * as React from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { bookColumns, books } from './data';

function UniqueItem({ colDef, onClick, onCount }: GridColumnMenuItemProps) {
  const count = (event: React.MouseEvent) => {
    onCount(colDef);
    onClick(event);
  };
  return (
    <MenuItem onClick={count}>
      <ListItemIcon>
        <ContentCopy fontSize="small" />
      </ListItemIcon>
      <ListItemText>Count different values</ListItemText>
    </MenuItem>
  );
}

function ColumnMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ uniqueItem: UniqueItem }} />;
}

export default function ColumnMenuAddItem() {
  const [message, setMessage] = React.useState('Open the menu of a column.');

  const onCount = ({
    field,
    headerName,
  }: GridColumnMenuItemProps['colDef']) => {
    const values = books.map((book) => book[field as keyof typeof book]);
    setMessage(`${headerName}: ${new Set(values).size} different values`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">{message}</Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={books}
          columns={bookColumns}
          slots={{ columnMenu: ColumnMenu }}
          slotProps={{
            columnMenu: {
              slotProps: { uniqueItem: { onCount, displayOrder: 15 } },
            },
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
