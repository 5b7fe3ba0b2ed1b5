import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaginationOfLogbook() {
  const [page, setPage] = React.useState(3);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status">Page {page} of the logbook</Typography>
      <Pagination
        aria-label="Pages of the logbook"
        count={9}
        page={page}
        onChange={(_, next) => setPage(next)}
        siblingCount={0}
        size="small"
      />
    </Stack>
  );
}
