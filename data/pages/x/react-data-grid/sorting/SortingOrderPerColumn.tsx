import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, player: 'Noor', score: 4180, seconds: 61.2 },
  { id: 2, player: 'Emil', score: 5020, seconds: 58.9 },
  { id: 3, player: 'Zofia', score: 3975, seconds: 70.4 },
];

const columns: GridColDef[] = [
  { field: 'player', headerName: 'Player', minWidth: 110, flex: 1 },
  {
    field: 'score',
    headerName: 'Score',
    type: 'number',
    sortingOrder: ['desc', 'asc', null],
  },
  {
    field: 'seconds',
    headerName: 'Seconds',
    type: 'number',
    sortingOrder: ['asc', null],
  },
];

export default function SortingOrderPerColumn() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
