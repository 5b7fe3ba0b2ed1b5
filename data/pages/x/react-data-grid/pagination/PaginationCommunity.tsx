import { DataGrid } from '@mui/x-data-grid';
import { orderColumns, orders } from './orders';

export default function PaginationCommunity() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid rows={orders} columns={orderColumns} />
    </div>
  );
}
