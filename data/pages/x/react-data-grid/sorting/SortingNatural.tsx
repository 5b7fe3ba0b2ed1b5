import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, plain: 'Track 10', natural: 'Track 10' },
  { id: 2, plain: 'Track 2', natural: 'Track 2' },
  { id: 3, plain: 'track 1', natural: 'track 1' },
];

const { compare } = new Intl.Collator('en', { numeric: true });

const columns: GridColDef[] = [
  { field: 'plain', headerName: 'Letter by letter', minWidth: 140, flex: 1 },
  {
    field: 'natural',
    headerName: 'Numbers as numbers',
    minWidth: 140,
    flex: 1,
    sortComparator: compare,
  },
];

const initialState: GridInitialState = {
  sorting: { sortModel: [{ field: 'natural', sort: 'asc' }] },
};

export default function SortingNatural() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
