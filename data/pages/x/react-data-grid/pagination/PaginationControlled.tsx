import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { orderColumns, orders } from './orders';

const pageOf = (id: number, pageSize: number) =>
  Math.floor(orders.findIndex((order) => order.id === id) / pageSize);

export default function PaginationControlled() {
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 5,
  });
  const goTo = (id: number) =>
    setPaginationModel(({ pageSize }) => ({
      page: pageOf(id, pageSize),
      pageSize,
    }));

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => goTo(5120)}>Go to order 5120</Button>
      <Button onClick={() => goTo(5001)}>Back to the first</Button>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={orders}
          columns={orderColumns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5, 10, 25]}
          disableColumnSorting
          disableColumnFilter
        />
      </div>
    </div>
  );
}
