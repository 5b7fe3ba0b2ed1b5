import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, object: 'Bronze bell', lender: 'Harbor Museum', year: 1642 },
  { id: 2, object: 'Star atlas', lender: 'City Library', year: 1801 },
  { id: 3, object: 'Loom', lender: 'Weavers Guild', year: 1755 },
];

const columns: GridColDef[] = [
  { field: 'object', headerName: 'Object', minWidth: 140, flex: 1 },
  { field: 'lender', headerName: 'On loan from', minWidth: 140, flex: 1 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    valueFormatter: String,
  },
];

export default function RowDefinitionBasic() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
