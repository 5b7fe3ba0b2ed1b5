import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { type Order, orders } from './data';
import { OrderLines } from './OrderLines';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 200 },
  { field: 'customer', headerName: 'Customer', width: 400 },
  { field: 'city', headerName: 'City', width: 400 },
  { field: 'note', headerName: 'Note', width: 400 },
];

function VisibleLines({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  return (
    <Box
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        width: viewportInnerSize.width,
        p: 2,
      }}
    >
      <OrderLines order={order} />
    </Box>
  );
}

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] =
  ({ row }) => <VisibleLines order={row} />;

const getDetailPanelHeight = () => 'auto' as const;

export default function MasterDetailFullWidth() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [3101] } }}
        sx={{ '& .MuiDataGrid-detailPanel': { overflow: 'visible' } }}
        hideFooter
      />
    </Box>
  );
}
