import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

const rows = [
  { id: 'A', gate: 'North', visitors: 120, open: true },
  { id: 'B', gate: 'East', visitors: 86, open: true },
  { id: 'C', gate: 'Harbor', visitors: 203, open: true },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'gate', headerName: 'Gate', minWidth: 120, flex: 1 },
  { field: 'visitors', headerName: 'Visitors', type: 'number' },
  { field: 'open', headerName: 'Open', type: 'boolean' },
];

export default function RowUpdatesApi() {
  const apiRef = useGridApiRef();

  const count = () => {
    const visitors = apiRef.current.getRow('A')?.visitors ?? 0;
    apiRef.current.updateRows([{ id: 'A', visitors: visitors + 1 }]);
  };
  const insert = () =>
    apiRef.current.updateRows([
      { id: 'D', gate: 'West', visitors: 0, open: false },
    ]);
  const remove = () =>
    apiRef.current.updateRows([{ id: 'D', _action: 'delete' }]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button onClick={count}>Count a visitor</Button>
        <Button onClick={insert}>Insert West</Button>
        <Button onClick={remove}>Delete West</Button>
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
