import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import AddIcon from '@mui/icons-material/Add';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'tree', headerName: 'Tree', flex: 1, editable: true },
];
const planted = ['Oak', 'Lime', 'Ash', 'Elm', 'Yew', 'Birch', 'Alder'];

export default function FabOverGrid() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() =>
    planted.map((tree, index) => ({ id: planted.length - index, tree })),
  );

  const add = () => {
    setRows([{ id: rows.length + 1, tree: 'New' }, ...rows]);
    apiRef.current.scroll({ top: 0 });
  };

  return (
    <Box sx={{ height: 320, width: '100%', position: 'relative' }}>
      <Fab
        variant="extended"
        color="primary"
        size="medium"
        onClick={add}
        sx={{ position: 'absolute', bottom: 64, right: 16 }}
      >
        <AddIcon sx={{ mr: 1 }} />
        Plant a tree
      </Fab>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
    </Box>
  );
}
