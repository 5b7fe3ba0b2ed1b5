import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import { fetchParcels, parcelColumns } from './server';

export default function DataSourceErrors() {
  const apiRef = useGridApiRef();
  const offline = React.useRef(false);
  const [error, setError] = React.useState('');

  const source = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await fetchParcels(params);
        if (offline.current) throw new Error('The server does not answer.');
        setError('');
        return response;
      },
    }),
    [],
  );
  const toggle = (_: unknown, isOffline: boolean) => {
    offline.current = isOffline;
  };
  const retry = () => apiRef.current.unstable_dataSource.fetchRows();

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ ml: 0 }}
        label="Server offline"
        control={<Switch onChange={toggle} />}
      />
      <Box sx={{ height: 372 }}>
        <DataGridPro
          apiRef={apiRef}
          columns={parcelColumns}
          unstable_dataSource={source}
          unstable_onDataSourceError={({ message }) => setError(message)}
          pagination
          pageSizeOptions={[5, 10]}
          initialState={{
            pagination: {
              paginationModel: { page: 0, pageSize: 5 },
              rowCount: 0,
            },
          }}
        />
      </Box>
      {error && (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={<Button onClick={retry}>Try again</Button>}
        >
          {error}
        </Alert>
      )}
    </Box>
  );
}
