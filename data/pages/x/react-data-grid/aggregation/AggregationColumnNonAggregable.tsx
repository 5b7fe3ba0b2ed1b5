import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridAggregationModel } from '@mui/x-data-grid-premium';
import { harvest, harvestColumns } from './harvest';

const weights: GridAggregationModel = { kg: 'sum' };

const columns = harvestColumns.map((column) => ({
  ...column,
  aggregable: false,
}));

export default function AggregationColumnNonAggregable() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPremium
        rows={harvest}
        columns={columns}
        aggregationModel={weights}
        hideFooter
      />
    </Box>
  );
}
