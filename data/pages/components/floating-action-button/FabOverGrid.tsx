import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import AddIcon from '@mui/icons-material/Add';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'tree', headerName: 'Tree', flex: 1, editable: true },
];
const planted = ['Oak', 'Lime', 'Ash', 'Elm'];

export default function FabOverGrid() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() =>
    planted.map((tree, index) => ({ id: index + 1, tree })),
  );

  const add = () => setRows([...rows, { id: rows.length + 1, tree: 'New' }]);
  React.useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (rows.length > planted.length) {
        apiRef.current.scrollToIndexes({ rowIndex: rows.length - 1 });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [apiRef, rows]);

  return (
    <Box sx={{ height: 320, width: '100%', position: 'relative' }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
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
    </Box>
  );
}
