import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridInitialState,
} from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

const initialState: GridInitialState = {
  rowGrouping: { model: ['region'] },
  columns: { columnVisibilityModel: { order: false, region: false } },
};

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Region and order',
  leafField: 'order',
};

export default function RowGroupingLeafValue() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={saleColumns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
