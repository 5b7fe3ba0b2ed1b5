import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { harvest, harvestColumns } from './harvest';

const initialState: GridInitialState = {
  aggregation: { model: { kg: 'sum' } },
};

const columns = harvestColumns.map((column) => ({
  ...column,
  aggregable: column.field === 'kg',
}));

export default function AggregationColumnAggregable() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPremium
        rows={harvest}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
