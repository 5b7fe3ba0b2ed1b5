import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridDataSource, GridInitialState } from '@mui/x-data-grid-pro';
import { fetchParcels, parcelColumns } from './server';

const initialState: GridInitialState = {
  pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 },
};

export default function DataSourceCache() {
  const [requests, setRequests] = React.useState(0);
  const source = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return fetchParcels(params);
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">Requests: {requests}</Typography>
      <Box sx={{ height: 372 }}>
        <DataGridPro
          columns={parcelColumns}
          unstable_dataSource={source}
          pagination
          pageSizeOptions={[5, 10]}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
