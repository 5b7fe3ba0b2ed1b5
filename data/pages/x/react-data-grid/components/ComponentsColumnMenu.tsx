import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  useGridApiContext,
} from '@mui/x-data-grid';
import { repairColumns, repairs } from './data';

function CopyColumnItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        const csv = apiRef.current.getDataAsCsv({ fields: [colDef.field] });
        // A browser may refuse: then the clipboard keeps what it had.
        navigator.clipboard?.writeText(csv).catch(() => {});
        onClick(event);
      }}
    >
      <ListItemIcon>
        <ContentCopy fontSize="small" />
      </ListItemIcon>
      <ListItemText>Copy column</ListItemText>
    </MenuItem>
  );
}

function RepairMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuColumnsItem: null, copyColumn: CopyColumnItem }}
      slotProps={{ copyColumn: { displayOrder: 5 } }}
    />
  );
}

export default function ComponentsColumnMenu() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={repairs}
        columns={repairColumns}
        slots={{ columnMenu: RepairMenu }}
        hideFooter
      />
    </Box>
  );
}
