import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { orderColumns } from './orders';
import { useOrderPage } from './useOrderPage';

export default function PaginationServer() {
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 5,
  });
  const { rows, total, loading } = useOrderPage(paginationModel);

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={rows}
        rowCount={total}
        loading={loading}
        columns={orderColumns}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5, 10, 25]}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
