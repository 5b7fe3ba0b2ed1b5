import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridGroupNode, GridInitialState } from '@mui/x-data-grid-premium';
import { harvest, harvestColumns } from './harvest';

const initialState: GridInitialState = {
  rowGrouping: { model: ['fruit'] },
  aggregation: { model: { kg: 'sum' } },
  columns: { columnVisibilityModel: { fruit: false } },
};

// A footer in each group; no total of the whole grid.
const footerOrNone = ({ depth }: GridGroupNode) =>
  depth === -1 ? null : 'footer';

export default function AggregationPosition() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={harvest}
        columns={harvestColumns}
        initialState={initialState}
        getAggregationPosition={footerOrNone}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
