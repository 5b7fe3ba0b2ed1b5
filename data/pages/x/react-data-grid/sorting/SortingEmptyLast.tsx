import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  gridNumberComparator,
  type GridSortDirection,
  type GridComparatorFn,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, offer: 'Roof', price: 18400 },
  { id: 2, offer: 'Windows', price: null },
  { id: 3, offer: 'Doors', price: 2950 },
  { id: 4, offer: 'Heating', price: 11200 },
];

const emptyLast =
  (direction: GridSortDirection): GridComparatorFn =>
  (a, b, ...cells) => {
    if (a === null || b === null) {
      return Number(a === null) - Number(b === null);
    }
    const result = gridNumberComparator(a, b, ...cells);
    return direction === 'desc' ? -result : result;
  };

const columns: GridColDef[] = [
  { field: 'offer', headerName: 'Offer', minWidth: 120, flex: 1 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    getSortComparator: emptyLast,
  },
];

export default function SortingEmptyLast() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'price', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
