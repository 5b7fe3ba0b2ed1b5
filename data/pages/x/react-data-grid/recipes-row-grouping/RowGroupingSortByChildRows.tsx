import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridInitialState,
  GridSortCellParams,
} from '@mui/x-data-grid-premium';
import { tripColumns, trips } from './trips';

const sizeOf = ({ rowNode }: GridSortCellParams) =>
  rowNode.type === 'group' ? rowNode.children.length : 0;

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Line',
  sortComparator: (_a, _b, cellA, cellB) => sizeOf(cellA) - sizeOf(cellB),
};

const initialState: GridInitialState = {
  rowGrouping: { model: ['line'] },
  sorting: {
    sortModel: [
      { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' },
    ],
  },
};

export default function RowGroupingSortByChildRows() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGridPremium
        rows={trips}
        columns={tripColumns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </Box>
  );
}
