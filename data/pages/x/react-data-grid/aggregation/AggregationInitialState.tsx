import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { harvest, harvestColumns } from './harvest';

const initialState: GridInitialState = {
  aggregation: {
    model: { kg: 'sum', price: 'max', picked: 'min', fruit: 'size' },
  },
};

export default function AggregationInitialState() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPremium
        rows={harvest}
        columns={harvestColumns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
