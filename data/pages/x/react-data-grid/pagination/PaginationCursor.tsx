import * as React from 'react';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import { type Order, orderColumns, orders } from './orders';

// Stands for your server: the orders after one, and where the next page begins.
function fetchAfter(
  cursor: number,
  size: number,
  done: (rows: Order[], next: number) => void,
) {
  const rows = orders.filter((order) => order.id > cursor).slice(0, size);
  const timer = setTimeout(() => done(rows, rows[rows.length - 1].id), 500);
  return () => clearTimeout(timer);
}

export default function PaginationCursor() {
  const cursors = React.useRef([0]); // One for each page seen so far.
  const [rows, setRows] = React.useState<Order[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });

  React.useEffect(() => {
    setLoading(true);
    const cursor = cursors.current[model.page];
    return fetchAfter(cursor, model.pageSize, (newRows, next) => {
      cursors.current[model.page + 1] = next;
      setRows(newRows);
      setLoading(false);
    });
  }, [model]);

  const handleModelChange = (next: GridPaginationModel) => {
    if (next.pageSize !== model.pageSize) {
      cursors.current = [0];
      setModel({ ...next, page: 0 });
    } else if (cursors.current[next.page] !== undefined) {
      setModel(next);
    }
  };

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={rows}
        rowCount={orders.length}
        loading={loading}
        columns={orderColumns}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={handleModelChange}
        pageSizeOptions={[5, 10, 25]}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
