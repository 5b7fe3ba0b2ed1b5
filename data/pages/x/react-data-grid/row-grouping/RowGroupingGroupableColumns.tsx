import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

const initialState: GridInitialState = {
  rowGrouping: { model: ['region'] },
};

const columns = saleColumns.map((column) => ({
  ...column,
  groupable: column.field === 'region' || column.field === 'product',
}));

export default function RowGroupingGroupableColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
