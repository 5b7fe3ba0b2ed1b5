import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

const tools = [
  { id: 1, tool: 'Ladder', shelf: 'A2' },
  { id: 2, tool: 'Drill', shelf: 'C1' },
  { id: 3, tool: 'Saw', shelf: 'C4' },
];

export default function MenuOnGridRow() {
  const [rows, setRows] = React.useState(tools);
  const [at, setAt] = React.useState<{ left: number; top: number }>();
  const [rowId, setRowId] = React.useState<GridRowId>();

  const remove = (id?: GridRowId) => {
    setRows((before) => before.filter((row) => row.id !== id));
    setAt(undefined);
  };

  const columns: GridColDef[] = [
    { field: 'tool', headerName: 'Tool', minWidth: 100, flex: 1 },
    { field: 'shelf', headerName: 'Shelf', width: 90 },
    {
      field: 'actions',
      type: 'actions',
      width: 60,
      getActions: ({ id }) => [
        <GridActionsCellItem
          label="Remove"
          onClick={() => remove(id)}
          showInMenu
        />,
      ],
    },
  ];

  const openMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const { id } = event.currentTarget.dataset;
    setRowId(rows.find((row) => String(row.id) === id)?.id);
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
        <MenuItem onClick={() => remove(rowId)}>Remove</MenuItem>
      </Menu>
    </Box>
  );
}
