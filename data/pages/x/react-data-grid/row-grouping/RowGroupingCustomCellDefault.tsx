import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid-premium';
import type { Sale } from './sales';
import { saleColumns, sales } from './sales';

const initialState: GridInitialState = {
  rowGrouping: { model: ['rating'] },
};

const ratingColumn: GridColDef<Sale> = {
  field: 'rating',
  headerName: 'Rating',
  width: 160,
  renderCell: (params) => {
    if (!params.value) return null;
    if (params.rowNode.type === 'group') return `${params.value} of 5`;
    return <Rating value={params.value} readOnly size="small" />;
  },
};

const columns = [ratingColumn, ...saleColumns.slice(0, 3)];

export default function RowGroupingCustomCellDefault() {
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
