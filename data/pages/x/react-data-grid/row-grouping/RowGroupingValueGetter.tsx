import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid-premium';
import type { Sale } from './sales';
import { saleColumns, sales } from './sales';

const initialState: GridInitialState = {
  rowGrouping: { model: ['ordered'] },
};

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' });

const columns = saleColumns.map((column): GridColDef<Sale> => {
  if (column.field !== 'ordered') return column;
  return {
    ...column,
    groupingValueGetter: (_, row: Sale) => month.format(row.ordered),
  };
});

const groupingColDef = { width: 210 };

export default function RowGroupingValueGetter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </Box>
  );
}
