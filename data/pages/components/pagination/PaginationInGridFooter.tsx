import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import {
  DataGrid,
  gridPageCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

type Props = Pick<TablePaginationProps, 'page' | 'onPageChange' | 'className'>;

function PageNumbers({ page, onPageChange, className }: Props) {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      aria-label="Pages of the grid"
      className={className}
      count={count}
      page={page + 1}
      onChange={(_, next) => onPageChange(null, next - 1)}
      siblingCount={0}
      size="small"
    />
  );
}

const rows = Array.from({ length: 15 }, (_, index) => ({
  id: index + 1,
  locker: `Locker ${index + 1}`,
}));

const columns = [{ field: 'locker', headerName: 'Locker', flex: 1 }];
const initialState = { pagination: { paginationModel: { pageSize: 5 } } };
const slotProps = { pagination: { ActionsComponent: PageNumbers } };

export default function PaginationInGridFooter() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5, 10]}
        slotProps={slotProps}
      />
    </Box>
  );
}
