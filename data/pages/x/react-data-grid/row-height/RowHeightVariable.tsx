import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, from: '08:00', activity: 'Registration', minutes: 30 },
  { id: 2, from: '08:30', activity: 'Field trip', minutes: 120 },
  { id: 3, from: '10:30', activity: 'Break', minutes: 15 },
  { id: 4, from: '10:45', activity: 'Workshop', minutes: 90 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'from', headerName: 'From', width: 80, sortable: false },
  {
    field: 'activity',
    headerName: 'Activity',
    minWidth: 120,
    flex: 1,
    sortable: false,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', sortable: false },
];

const byDuration = ({ model, densityFactor }: GridRowHeightParams) =>
  model.minutes < 45 ? null : model.minutes * densityFactor;

export default function RowHeightVariable() {
  return (
    <Box sx={{ height: 374, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={byDuration}
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
