import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import { placeColumns, placeSource } from './server';

export default function ServerTreeErrors() {
  const offline = React.useRef(false);
  const [error, setError] = React.useState('');

  const source = React.useMemo<GridDataSource>(
    () => ({
      ...placeSource,
      getRows: async (params) => {
        const response = await placeSource.getRows(params);
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

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ ml: 0 }}
        label="Server offline"
        control={<Switch onChange={toggle} />}
      />
      <Box sx={{ height: 370 }}>
        <DataGridPro
          treeData
          columns={placeColumns}
          unstable_dataSource={source}
          unstable_onDataSourceError={({ message }, { groupKeys = [] }) =>
            setError(`${groupKeys.join(', ') || 'Warehouses'}: ${message}`)
          }
          disableColumnFilter
          hideFooter
        />
      </Box>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error}
        </Alert>
      )}
    </Box>
  );
}
