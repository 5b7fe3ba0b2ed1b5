import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

const initialState: GridInitialState = {
  rowGrouping: { model: ['region', 'product'] },
};

const groupingColDef = { width: 230 };

export default function RowGroupingCellIndent() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={saleColumns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        sx={{ '--DataGrid-cellOffsetMultiplier': 6 }}
        hideFooter
      />
    </Box>
  );
}
