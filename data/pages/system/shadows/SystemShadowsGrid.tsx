import Paper from '@mui/material/Paper';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1 },
  { field: 'pots', headerName: 'Pots', type: 'number' },
];

const rows = [
  { id: 1, plant: 'Fern', pots: 8 },
  { id: 2, plant: 'Ivy', pots: 14 },
];

export default function SystemShadowsGrid() {
  return (
    <Paper
      elevation={4}
      sx={{ height: 200, overflow: 'hidden', width: '100%' }}
    >
      <DataGrid rows={rows} columns={columns} hideFooter sx={{ border: 0 }} />
    </Paper>
  );
}
