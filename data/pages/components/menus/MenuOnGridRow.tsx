import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';

const tools = [{ id: 'Ladder' }, { id: 'Drill' }, { id: 'Saw' }];

export default function MenuOnGridRow() {
  const [rows, setRows] = React.useState(tools);
  const [clicked, setClicked] = React.useState('');
  const [at, setAt] = React.useState<{ left: number; top: number }>();

  const remove = React.useCallback((id: unknown) => {
    setRows((before) => before.filter((row) => row.id !== id));
    setAt(undefined);
  }, []);

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'id', headerName: 'Tool', minWidth: 100, flex: 1 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        getActions: ({ id }) => [
          <GridActionsCellItem
            label="Remove"
            onClick={() => remove(id)}
            showInMenu
          />,
        ],
      },
    ],
    [remove],
  );

  const openMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    setClicked(event.currentTarget.dataset.id ?? '');
    setAt({ left: event.clientX, top: event.clientY });
  };

  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ row: { onContextMenu: openMenu } }}
      />
      <Menu
        open={at !== undefined}
        onClose={() => setAt(undefined)}
        anchorReference="anchorPosition"
        anchorPosition={at}
      >
        <MenuItem onClick={() => remove(clicked)}>Remove {clicked}</MenuItem>
      </Menu>
    </Box>
  );
}
