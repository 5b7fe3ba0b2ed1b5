import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { plotColumns, plots } from './data';

export default function LayoutAutoHeight() {
  const [count, setCount] = React.useState(2);

  return (
    <Box sx={{ minHeight: 430, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          onClick={() => setCount(count - 1)}
          disabled={count === 0}
          size="small"
        >
          Remove a row
        </Button>
        <Button
          onClick={() => setCount(count + 1)}
          disabled={count === plots.length}
          size="small"
        >
          Add a row
        </Button>
      </Stack>
      <DataGrid
        rows={plots.slice(0, count)}
        columns={plotColumns}
        autoHeight
        hideFooter
      />
    </Box>
  );
}
