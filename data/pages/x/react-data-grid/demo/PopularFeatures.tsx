import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  GridToolbar,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order, states } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 120, editable: true },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'product', headerName: 'Product', width: 120 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', editable: true },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueGetter: (_, row) => row.kilos && row.kilos * row.price,
    valueFormatter: (value?: number) =>
      value?.toLocaleString('en', { maximumFractionDigits: 0 }),
  },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: states,
    editable: true,
  },
  { field: 'organic', headerName: 'Organic', type: 'boolean' },
];

const initialState = {
  pinnedColumns: { left: ['id'] },
  aggregation: { model: { total: 'sum', kilos: 'avg' } },
};

export default function PopularFeatures() {
  const rows = React.useMemo(() => createOrders(100000), []);

  return (
    <Box sx={{ height: 560, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        cellSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
