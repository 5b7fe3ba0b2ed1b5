import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-pro';
import { fetchParcels, parcelColumns } from './server';

// The query string that a server of your own might be asked with.
function toQuery({ start, end, sortModel, filterModel }: GridGetRowsParams) {
  const query = new URLSearchParams({ start: String(start), end: `${end}` });
  for (const { field, sort } of sortModel)
    query.append('sort', `${field}:${sort}`);
  for (const { field, operator, value } of filterModel.items)
    query.append('filter', `${field}:${operator}:${value ?? ''}`);
  return decodeURIComponent(query.toString());
}

export default function DataSourceParams() {
  const [query, setQuery] = React.useState('');
  const source = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setQuery(toQuery(params));
        return fetchParcels(params);
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 372 }}>
        <DataGridPro
          columns={parcelColumns}
          unstable_dataSource={source}
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
      <Box
        component="output"
        sx={{ mt: 1, display: 'block', overflowWrap: 'anywhere' }}
      >
        GET /parcels?{query}
      </Box>
    </Box>
  );
}
