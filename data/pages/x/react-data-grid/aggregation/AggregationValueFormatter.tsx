import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
} from '@mui/x-data-grid-premium';
import type {
  GridAggregationFunction,
  GridInitialState,
} from '@mui/x-data-grid-premium';
import { harvest, harvestColumns } from './harvest';

const tons: GridAggregationFunction = {
  ...GRID_AGGREGATION_FUNCTIONS.sum,
  label: 'sum in tons',
  valueFormatter: (value: number | null) =>
    value === null ? '' : `${(value / 1000).toFixed(3)} t`,
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, tons };

const initialState: GridInitialState = {
  aggregation: { model: { kg: 'tons' } },
};

export default function AggregationValueFormatter() {
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
