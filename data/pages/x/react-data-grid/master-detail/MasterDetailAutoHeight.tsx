import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { type Order, orders } from './data';
import { OrderLines } from './OrderLines';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', minWidth: 120, flex: 1 },
  { field: 'city', headerName: 'City', width: 110 },
];

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] =
  ({ row }) => (
    <Box sx={{ p: 2 }}>
      <OrderLines order={row} />
    </Box>
  );

const getDetailPanelHeight = () => 'auto' as const;

export default function MasterDetailAutoHeight() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [3103] } }}
        hideFooter
      />
    </Box>
  );
}
