import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, shirt: 'Crew neck', size: 'M', stock: 14 },
  { id: 2, shirt: 'Crew neck', size: 'XL', stock: 3 },
  { id: 3, shirt: 'Polo', size: 'S', stock: 22 },
  { id: 4, shirt: 'Polo', size: 'L', stock: 9 },
];

const sizes = ['S', 'M', 'L', 'XL'];

const columns: GridColDef[] = [
  { field: 'shirt', headerName: 'Shirt', minWidth: 120, flex: 1 },
  {
    field: 'size',
    headerName: 'Size',
    sortComparator: (a, b) => sizes.indexOf(a) - sizes.indexOf(b),
  },
  { field: 'stock', headerName: 'Stock', type: 'number' },
];

const initialState: GridInitialState = {
  sorting: { sortModel: [{ field: 'size', sort: 'asc' }] },
};

export default function SortingComparator() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
