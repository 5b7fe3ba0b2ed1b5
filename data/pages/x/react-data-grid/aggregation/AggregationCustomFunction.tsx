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

// The one in the middle; with an even count, the mean of the two.
const median: GridAggregationFunction<number | null, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values
      .filter((value) => typeof value === 'number')
      .sort((a, b) => a - b);
    if (sorted.length === 0) return null;
    const [low, high] = [(sorted.length - 1) >> 1, sorted.length >> 1];
    return (sorted[low] + sorted[high]) / 2;
  },
};

// The same text in all rows, or how many different ones there are.
const distinct: GridAggregationFunction<string, string> = {
  label: 'distinct',
  columnTypes: ['string'],
  apply: ({ values }) => {
    const texts = new Set(values);
    return texts.size === 1 ? [...texts][0] : `${texts.size} different`;
  },
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, median, distinct };

const initialState: GridInitialState = {
  aggregation: {
    model: { kg: 'median', fruit: 'distinct', field: 'distinct' },
  },
};

export default function AggregationCustomFunction() {
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
