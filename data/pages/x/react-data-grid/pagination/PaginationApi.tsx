import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowEntriesSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { orderColumns, orders } from './orders';

export default function PaginationApi() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const tell = () => {
    const entries = gridPaginatedVisibleSortedGridRowEntriesSelector(apiRef);
    const sum = entries.reduce((total, { model }) => total + model.total, 0);
    setMessage(`${entries.length} orders on this page, € ${sum} together`);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => apiRef.current.setPage(1)}>Second page</Button>
      <Button onClick={() => apiRef.current.setPageSize(10)}>Ten rows</Button>
      <Button onClick={tell}>Add up this page</Button>
      <Typography role="status">{message || ' '}</Typography>
      <div style={{ height: 380 }}>
        <DataGrid
          apiRef={apiRef}
          rows={orders}
          columns={orderColumns}
          pageSizeOptions={[5, 10, 25]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        />
      </div>
    </div>
  );
}
