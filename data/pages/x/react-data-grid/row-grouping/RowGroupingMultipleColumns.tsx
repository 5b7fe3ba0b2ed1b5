import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

const initialState: GridInitialState = {
  rowGrouping: { model: ['region', 'product'] },
};

export default function RowGroupingMultipleColumns() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={saleColumns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
