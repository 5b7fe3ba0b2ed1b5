import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, team: 'Herons', won: 6, points: 19 },
  { id: 2, team: 'Otters', won: 8, points: 25 },
  { id: 3, team: 'Swifts', won: 3, points: 11 },
];

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', minWidth: 120, flex: 1 },
  { field: 'won', headerName: 'Won', type: 'number' },
  { field: 'points', headerName: 'Points', type: 'number' },
];

const byPoints: GridInitialState = {
  sorting: { sortModel: [{ field: 'points', sort: 'desc' }] },
};

export default function SortingGridDisabled() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={byPoints}
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
