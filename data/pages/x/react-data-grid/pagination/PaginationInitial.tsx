import { DataGrid, type GridInitialState } from '@mui/x-data-grid';
import { orderColumns, orders } from './orders';

const initialState: GridInitialState = {
  pagination: { paginationModel: { page: 2, pageSize: 5 } },
};

export default function PaginationInitial() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={orders}
        columns={orderColumns}
        initialState={initialState}
        pageSizeOptions={[5, 10, 25]}
      />
    </div>
  );
}
