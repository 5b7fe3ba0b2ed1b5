import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { placeColumns, placeSource } from './server';

export default function ServerTreeBasic() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        treeData
        columns={placeColumns}
        unstable_dataSource={placeSource}
        pagination
        pageSizeOptions={[4, 10]}
        initialState={{
          pagination: {
            paginationModel: { page: 0, pageSize: 4 },
            rowCount: 0,
          },
        }}
        disableColumnFilter
      />
    </Box>
  );
}
