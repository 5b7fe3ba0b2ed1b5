import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import { type Order, orders } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', minWidth: 120, flex: 1 },
  { field: 'city', headerName: 'City', width: 110 },
];

function OrderForm({ order }: { order: Order }) {
  const apiRef = useGridApiContext();

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { customer, city } = Object.fromEntries(
      new FormData(event.currentTarget),
    );
    apiRef.current.updateRows([{ id: order.id, customer, city }]);
    apiRef.current.toggleDetailPanel(order.id);
  };

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={2}
      sx={{ p: 2 }}
    >
      <TextField
        name="customer"
        label="Customer"
        size="small"
        defaultValue={order.customer}
        required
      />
      <TextField
        name="city"
        label="City"
        size="small"
        defaultValue={order.city}
        required
      />
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Stack>
  );
}

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] =
  ({ row }) => <OrderForm order={row} />;

const getDetailPanelHeight = () => 'auto' as const;

export default function MasterDetailForm() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [3102] } }}
        hideFooter
      />
    </Box>
  );
}
