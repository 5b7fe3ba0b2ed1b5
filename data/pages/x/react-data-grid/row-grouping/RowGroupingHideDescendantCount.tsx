import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

const initialState: GridInitialState = {
  rowGrouping: { model: ['region'] },
};

const withoutCounts = { hideDescendantCount: true };

export default function RowGroupingHideDescendantCount() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={saleColumns}
        initialState={initialState}
        groupingColDef={withoutCounts}
        hideFooter
      />
    </Box>
  );
}
