import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid-premium';
import type { Picking } from './harvest';
import { harvest, harvestColumns } from './harvest';

const initialState: GridInitialState = {
  aggregation: { model: { kg: 'sum', price: 'avg' } },
};

const columns = harvestColumns.map((column): GridColDef<Picking> =>
  column.field === 'price'
    ? { ...column, availableAggregationFunctions: ['avg', 'min', 'max'] }
    : column,
);

export default function AggregationRemoveForOne() {
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
