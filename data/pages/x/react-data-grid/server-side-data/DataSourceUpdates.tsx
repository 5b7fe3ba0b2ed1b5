import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridDataSource, GridInitialState } from '@mui/x-data-grid-pro';
import type { Parcel } from './server';
import { fetchParcels, parcelColumns, saveParcel } from './server';

const source: GridDataSource = { getRows: (params) => fetchParcels(params) };

const columns = parcelColumns.map((column) => ({
  ...column,
  editable: column.field === 'kg' || column.field === 'status',
}));

const initialState: GridInitialState = {
  pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 },
};

export default function DataSourceUpdates() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const save = async (parcel: Parcel) => {
    const saved = await saveParcel(parcel);
    apiRef.current.unstable_dataSource.cache.clear();
    setMessage(`${saved.code} is saved.`);
    return saved;
  };
  const reload = () => {
    apiRef.current.unstable_dataSource.cache.clear();
    apiRef.current.unstable_dataSource.fetchRows();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={reload}>Reload</Button>
      <Box sx={{ height: 372 }}>
        <DataGridPro
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={source}
          processRowUpdate={save}
          onProcessRowUpdateError={(error) => setMessage(error.message)}
          pagination
          pageSizeOptions={[5, 10]}
          initialState={initialState}
        />
      </Box>
      <Typography role="status">{message || ' '}</Typography>
    </Box>
  );
}
