import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
} from '@mui/x-data-grid-premium';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { harvest, harvestColumns } from './harvest';

const initialState: GridInitialState = {
  aggregation: { model: { kg: 'sum' } },
};

const { sum, max } = GRID_AGGREGATION_FUNCTIONS;
const functions = { sum, max };

export default function AggregationRemoveForAll() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGridPremium
        rows={harvest}
        columns={harvestColumns}
        initialState={initialState}
        aggregationFunctions={functions}
        hideFooter
      />
    </Box>
  );
}
