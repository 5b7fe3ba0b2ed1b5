import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridToolbar,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridColDef,
} from '@mui/x-data-grid-premium';
import type { Sale } from './sales';
import { saleColumns, sales } from './sales';

const columns: GridColDef<Sale>[] = [
  ...saleColumns,
  {
    field: 'quarter',
    headerName: 'Quarter',
    valueGetter: (_, row) =>
      row.ordered && `Q${Math.floor(row.ordered.getMonth() / 3) + 1}`,
    groupingValueGetter: (_, row: Sale) =>
      `Q${Math.floor(row.ordered.getMonth() / 3) + 1}`,
  },
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Sales',
  leafField: 'order',
  minWidth: 200,
  flex: 1,
};

export default function RowGroupingFullExample() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['quarter', 'region'] },
      aggregation: { model: { units: 'sum', amount: 'sum' } },
      columns: { columnVisibilityModel: { order: false, ordered: false } },
    },
  });

  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={sales}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        checkboxSelection
        disableRowSelectionOnClick
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
      />
    </Box>
  );
}
