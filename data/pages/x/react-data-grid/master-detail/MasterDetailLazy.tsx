import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { type Order, type OrderLine, orders } from './data';
import { OrderLines } from './OrderLines';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', minWidth: 120, flex: 1 },
  { field: 'city', headerName: 'City', width: 110 },
];

const cache = new Map<number, OrderLine[]>();

/** Stands for a request; an answer is asked for only once. */
async function fetchLines(order: Order): Promise<OrderLine[]> {
  const known = cache.get(order.id);
  if (known) {
    return known;
  }
  await new Promise((resolve) => setTimeout(resolve, 600));
  cache.set(order.id, order.lines);
  return order.lines;
}

function LazyLines({ order }: { order: Order }) {
  const [lines, setLines] = React.useState(cache.get(order.id));

  React.useEffect(() => {
    let active = true;
    fetchLines(order).then((answer) => active && setLines(answer));
    return () => {
      active = false;
    };
  }, [order]);

  return (
    <Box sx={{ p: 2, minHeight: 110 }}>
      {lines ? (
        <OrderLines order={{ ...order, lines }} />
      ) : (
        <CircularProgress aria-label="Loading the lines" />
      )}
    </Box>
  );
}

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] =
  ({ row }) => <LazyLines order={row} />;

const getDetailPanelHeight = () => 'auto' as const;

export default function MasterDetailLazy() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
