import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridGroupNode, GridInitialState } from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

const initialState: GridInitialState = {
  rowGrouping: { model: ['region', 'product'] },
};

const isWestOrTent = ({ groupingField, groupingKey }: GridGroupNode) =>
  (groupingField === 'region' && groupingKey === 'West') ||
  (groupingField === 'product' && groupingKey === 'Tent');

export default function RowGroupingExpandedByDefault() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={saleColumns}
        initialState={initialState}
        isGroupExpandedByDefault={isWestOrTent}
        hideFooter
      />
    </Box>
  );
}
