import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const actions = ['Signed in', 'Changed a price', 'Exported a report'];
const columns: GridColDef[] = [
  { field: 'id', headerName: 'Entry', type: 'number', width: 90 },
  { field: 'action', headerName: 'Action', minWidth: 170, flex: 1 },
];

// Stands for your server: 25 entries a page, 90 in all.
async function fetchLog(after: number) {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return Array.from({ length: Math.min(25, 90 - after) }, (_, index) => ({
    id: after + index + 1,
    action: actions[(after + index * 2) % actions.length],
  }));
}

export default function InfiniteLoadingToday() {
  const [rows, setRows] = React.useState<{ id: number }[]>([]);
  const [isLoading, setIsLoading] = React.useState(true);
  const [isAtEnd, setIsAtEnd] = React.useState(false);
  const isBusy = React.useRef(false);

  const loadMore = React.useCallback(async (after: number) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsLoading(true);
    try {
      const more = await fetchLog(after);
      setRows((before) => before.slice(0, after).concat(more));
      setIsAtEnd(more.length < 25);
    } finally {
      setIsLoading(false);
      isBusy.current = false;
    }
  }, []);

  React.useEffect(() => {
    loadMore(0);
  }, [loadMore]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        loading={isLoading}
        slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
        onRowsScrollEnd={() => !isAtEnd && loadMore(rows.length)}
        scrollEndThreshold={200}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
