import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, team: 'Design', task: 'Icons', hours: 12, cost: 960 },
  { id: 2, team: 'Design', task: 'Prototype', hours: 30, cost: 2400 },
  { id: 3, team: 'Build', task: 'Import', hours: 42, cost: 3780 },
  { id: 4, team: 'Build', task: 'Search', hours: 55, cost: 4950 },
  { id: 5, team: 'Build', task: 'Sign-in', hours: 18, cost: 1620 },
  { id: 6, team: 'Test', task: 'Devices', hours: 24, cost: 1680 },
  { id: 7, team: 'Test', task: 'Load', hours: 16, cost: 1120 },
];

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'task', headerName: 'Task', minWidth: 120, flex: 1 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['team'] },
  aggregation: { model: { hours: 'sum', cost: 'sum' } },
  columns: { columnVisibilityModel: { team: false } },
};

export default function DataGridOverviewPremium() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        cellSelection
      />
    </Box>
  );
}
