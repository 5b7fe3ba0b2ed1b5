import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';

const count = 42;
const rowsPerPage = 10;

export default function PaginationFromZeroOrOne() {
  const [page, setPage] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', maxWidth: '100%' }}>
      <Pagination
        aria-label="Pages, counted from one"
        count={Math.ceil(count / rowsPerPage)}
        page={page + 1}
        onChange={(_, next) => setPage(next - 1)}
        size="small"
      />
      <TablePagination
        component="div"
        count={count}
        page={page}
        onPageChange={(_, next) => setPage(next)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[]}
      />
    </Stack>
  );
}
