import Box from '@mui/material/Box';
import MuiPagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { repairColumns, repairs } from './data';

function PageNumbers() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <MuiPagination
      color="primary"
      count={count}
      page={page + 1}
      onChange={(_, value) => apiRef.current.setPage(value - 1)}
    />
  );
}

const initialState = { pagination: { paginationModel: { pageSize: 3 } } };

export default function ComponentsPagination() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={repairs}
        columns={repairColumns}
        slots={{ pagination: PageNumbers }}
        initialState={initialState}
        pageSizeOptions={[3]}
      />
    </Box>
  );
}
