import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridDataSource, GridInitialState } from '@mui/x-data-grid-pro';
import { fetchParcels, parcelColumns } from './server';

const parcelSource: GridDataSource = {
  getRows: (params) => fetchParcels(params),
};

const initialState: GridInitialState = {
  pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 },
};

export default function DataSourceBasic() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGridPro
        columns={parcelColumns}
        unstable_dataSource={parcelSource}
        pagination
        pageSizeOptions={[5, 10, 20]}
        initialState={initialState}
      />
    </Box>
  );
}
