import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { type Order, orders, orderTotal } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', minWidth: 120, flex: 1 },
  { field: 'city', headerName: 'City', width: 110 },
  {
    field: 'total',
    headerName: 'Total, €',
    type: 'number',
    valueGetter: (_, row) => orderTotal(row),
  },
];

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] =
  ({ row }) =>
    row.note ? <Box sx={{ p: 2 }}>{`Note: ${row.note}`}</Box> : null;

const getDetailPanelHeight = () => 56;

export default function MasterDetailBasic() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [3101] } }}
        hideFooter
      />
    </Box>
  );
}
