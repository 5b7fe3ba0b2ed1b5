import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import { repairColumns, repairs } from './data';

export default function ComponentsRowMenu() {
  const [rows, setRows] = React.useState(repairs);
  const [place, setPlace] = React.useState({ left: 0, top: 0 });
  const [rowId, setRowId] = React.useState<number | null>(null);

  const slotProps = React.useMemo(
    () => ({
      row: {
        onContextMenu: (event: React.MouseEvent<HTMLElement>) => {
          event.preventDefault();
          setPlace({ left: event.clientX, top: event.clientY });
          setRowId(Number(event.currentTarget.dataset.id));
        },
      },
    }),
    [],
  );

  const finish = () => {
    setRows((old) => old.filter((row) => row.id !== rowId));
    setRowId(null);
  };

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={repairColumns}
        slotProps={slotProps}
        hideFooter
      />
      <Menu
        open={rowId !== null}
        onClose={() => setRowId(null)}
        anchorReference="anchorPosition"
        anchorPosition={place}
      >
        <MenuItem onClick={finish}>Mark as finished</MenuItem>
        <MenuItem onClick={() => setRowId(null)}>Cancel</MenuItem>
      </Menu>
    </Box>
  );
}
