import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridInitialState,
} from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

const initialState: GridInitialState = {
  rowGrouping: { model: ['region', 'product'] },
  filter: {
    filterModel: {
      items: [
        {
          field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
          operator: 'contains',
          value: 'tent',
        },
      ],
    },
  },
};

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  mainGroupingCriteria: 'product',
};

export default function RowGroupingFilterSingle() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
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
