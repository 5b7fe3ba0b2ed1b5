import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridComparatorFn,
  type GridInitialState,
  gridStringOrNumberComparator,
} from '@mui/x-data-grid';
import { walkColumns, walks } from './data';

const byRegionThenKm: GridComparatorFn = (a, b, cellA, cellB) => {
  const byRegion = gridStringOrNumberComparator(a, b, cellA, cellB);
  const km = (cell: typeof cellA) => cell.api.getCellValue(cell.id, 'km');
  return byRegion || km(cellA) - km(cellB);
};

const columns = walkColumns.map((column) =>
  column.field === 'region'
    ? { ...column, sortComparator: byRegionThenKm }
    : column,
);

const initialState: GridInitialState = {
  sorting: { sortModel: [{ field: 'region', sort: 'asc' }] },
};

export default function SortingTieBreaker() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={walks}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
