import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { tripColumns, trips } from './trips';

const initialState: GridInitialState = {
  rowGrouping: { model: ['line'] },
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
};

export default function RowGroupingPinning() {
  return (
    <Box sx={{ height: 360, width: '100%', maxWidth: 420 }}>
      <DataGridPremium
        rows={trips}
        columns={tripColumns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
