import * as React from 'react';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { orderColumns } from './orders';
import { useOrderPage } from './useOrderPage';

const localeText: DataGridProps['localeText'] = {
  MuiTablePagination: {
    labelDisplayedRows: ({ from, to, count, estimated = 0 }) =>
      `${from}–${to} / ${count === -1 ? `≈ ${Math.max(estimated, to)}` : count}`,
  },
};

export default function PaginationServerEstimated() {
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
        estimatedRowCount={80}
        paginationMeta={{ hasNextPage }}
        localeText={localeText}
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
