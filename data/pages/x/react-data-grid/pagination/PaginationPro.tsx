import { DataGridPro } from '@mui/x-data-grid-pro';
import { orderColumns, orders } from './orders';

export default function PaginationPro() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={orderColumns}
        pagination
        pageSizeOptions={[50, 100, 200]}
        initialState={{ pagination: { paginationModel: { pageSize: 200 } } }}
      />
    </div>
  );
}
