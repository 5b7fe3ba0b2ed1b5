import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tool', headerName: 'Tool', flex: 1 },
  { field: 'count', headerName: 'Count', type: 'number' },
];

const rows = [
  { id: 1, tool: 'Hammer', count: 4 },
  { id: 2, tool: 'Saw', count: 2 },
];

export default function ExampleFirstGrid() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
