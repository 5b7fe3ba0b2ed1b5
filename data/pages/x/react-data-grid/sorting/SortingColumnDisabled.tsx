import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    lake: 'Upper',
    degrees: 14.2,
    note: 'Boats may land in the west bay',
  },
  { id: 2, lake: 'Lower', degrees: 17.8, note: 'Algae near the jetty' },
  { id: 3, lake: 'Gravel', degrees: 16.1, note: 'Car park closed' },
];

const columns: GridColDef[] = [
  { field: 'lake', headerName: 'Lake', width: 100 },
  { field: 'degrees', headerName: 'Water, °C', type: 'number', width: 120 },
  {
    field: 'note',
    headerName: 'Note',
    minWidth: 220,
    flex: 1,
    sortable: false,
  },
];

export default function SortingColumnDisabled() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
