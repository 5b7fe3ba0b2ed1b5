import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { type Walk, walkColumns, walks } from './data';

// Stands for your server: it sorts and takes half a second to answer.
function fetchWalks([item]: GridSortModel, onRows: (rows: Walk[]) => void) {
  const field = (item?.field ?? 'id') as keyof Walk;
  const sign = item?.sort === 'desc' ? -1 : 1;
  const rows = [...walks].sort((a, b) => (a[field] < b[field] ? -sign : sign));
  const timer = setTimeout(() => onRows(rows), 500);
  return () => clearTimeout(timer);
}

export default function SortingServer() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<Walk[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    setLoading(true);
    return fetchWalks(sortModel, (sorted) => {
      setRows(sorted);
      setLoading(false);
    });
  }, [sortModel]);

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={walkColumns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        loading={loading}
        hideFooter
      />
    </Box>
  );
}
