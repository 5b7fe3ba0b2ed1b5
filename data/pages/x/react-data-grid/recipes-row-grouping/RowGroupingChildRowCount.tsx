import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { tripColumns, trips } from './trips';

function Counts() {
  const apiRef = useGridApiContext();
  const lines = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const stops = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);
  return (
    <Box sx={{ mx: 2 }}>
      {stops} stops on {lines} lines
    </Box>
  );
}

const initialState: GridInitialState = {
  rowGrouping: { model: ['line'] },
};

export default function RowGroupingChildRowCount() {
  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGridPremium
        rows={trips}
        columns={tripColumns}
        initialState={initialState}
        slots={{ footerRowCount: Counts }}
      />
    </Box>
  );
}
