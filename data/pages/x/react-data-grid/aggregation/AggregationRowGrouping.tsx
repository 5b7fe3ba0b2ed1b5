import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { harvest, harvestColumns } from './harvest';

const initialState: GridInitialState = {
  rowGrouping: { model: ['fruit'] },
  aggregation: { model: { kg: 'sum', price: 'avg' } },
  columns: { columnVisibilityModel: { fruit: false } },
};

export default function AggregationRowGrouping() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={harvest}
        columns={harvestColumns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
