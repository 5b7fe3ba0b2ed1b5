import { DataGrid } from '@mui/x-data-grid';
import { orderColumns, orders } from './orders';

const rows = orders.slice(0, 60);

export default function PaginationPageSizes() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        pageSizeOptions={[5, 10, { value: rows.length, label: 'All' }]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </div>
  );
}
