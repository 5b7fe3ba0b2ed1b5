import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { type Order, orders } from './data';
import { OrderLines } from './OrderLines';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', minWidth: 120, flex: 1 },
  { field: 'city', headerName: 'City', width: 110 },
];

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] =
  ({ row }) => <OrderLines order={row} />;

const getDetailPanelHeight = () => 'auto' as const;

export default function MasterDetailControlled() {
  const [open, setOpen] = React.useState<GridRowId[]>([]);
  const withNote = orders.filter(({ note }) => note).map(({ id }) => id);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setOpen(withNote)}>Open orders with a note</Button>
      <Box role="status" sx={{ px: 1 }}>{`Open: ${open.join(', ') || 'none'}`}</Box>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          rows={orders}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={open}
          onDetailPanelExpandedRowIdsChange={setOpen}
          hideFooter
        />
      </Box>
    </Box>
  );
}
