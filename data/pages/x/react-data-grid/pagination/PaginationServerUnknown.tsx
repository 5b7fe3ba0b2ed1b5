import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { orderColumns } from './orders';
import { useOrderPage } from './useOrderPage';

export default function PaginationServerUnknown() {
  const [rowCount, setRowCount] = React.useState(-1);
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 25,
  });
  const { rows, hasNextPage, loading } = useOrderPage(paginationModel);

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={rows}
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={{ hasNextPage }}
        loading={loading}
        columns={orderColumns}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[10, 25]}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
