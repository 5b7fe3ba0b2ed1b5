import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
} from '@mui/x-data-grid-premium';
import type {
  GridAggregationFunction,
  GridInitialState,
} from '@mui/x-data-grid-premium';
import type { Picking } from './harvest';
import { harvest, harvestColumns } from './harvest';

// Each price counts as often as there are kilograms at that price.
const perKg: GridAggregationFunction<Picking, number> = {
  label: 'per kg sold',
  columnTypes: ['number'],
  getCellValue: ({ row }) => row as Picking,
  apply: ({ values }) => {
    let [kg, euros] = [0, 0];
    for (const picking of values) {
      kg += picking?.kg ?? 0;
      euros += (picking?.kg ?? 0) * (picking?.price ?? 0);
    }
    return kg === 0 ? null : euros / kg;
  },
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, perKg };

const initialState: GridInitialState = {
  rowGrouping: { model: ['fruit'] },
  aggregation: { model: { kg: 'sum', price: 'perKg' } },
  columns: { columnVisibilityModel: { fruit: false } },
};

export default function AggregationMultipleFields() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={harvest}
        columns={harvestColumns}
        initialState={initialState}
        aggregationFunctions={functions}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
