import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  type GridInitialState,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { orderColumns, orders } from './orders';

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(_event, number) => apiRef.current.setPage(number - 1)}
    />
  );
}

const initialState: GridInitialState = {
  pagination: { paginationModel: { pageSize: 10 } },
};

export default function PaginationNumbers() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={orders}
        columns={orderColumns}
        initialState={initialState}
        slots={{ pagination: PageNumbers }}
        hideFooterSelectedRowCount
      />
    </div>
  );
}
