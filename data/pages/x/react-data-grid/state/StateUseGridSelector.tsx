import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { bedColumns, beds } from './data';

const initialState = { pagination: { paginationModel: { pageSize: 2 } } };

function Pages() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      color="primary"
      count={pageCount}
      page={page + 1}
      onChange={(_, next) => apiRef.current.setPage(next - 1)}
      sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}
    />
  );
}

export default function StateUseGridSelector() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={beds}
        columns={bedColumns}
        initialState={initialState}
        pageSizeOptions={[2]}
        slots={{ footer: Pages }}
      />
    </Box>
  );
}
