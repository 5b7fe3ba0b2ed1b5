import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { fetchScans, firstScans, type Scan, scanCount } from './server';

const columns: GridColDef<Scan>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'barcode', headerName: 'Barcode', width: 120 },
  { field: 'depot', headerName: 'Depot', minWidth: 110, flex: 1 },
  { field: 'grams', headerName: 'Grams', type: 'number' },
];

export default function RowUpdatesInfinite() {
  const [rows, setRows] = React.useState(firstScans);
  const [loading, setLoading] = React.useState(false);

  const loadMore = async () => {
    if (loading || rows.length >= scanCount) {
      return;
    }
    setLoading(true);
    const more = await fetchScans(rows.length, rows.length + 20);
    setRows((current) => [...current, ...more]);
    setLoading(false);
  };

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        loading={loading}
        onRowsScrollEnd={loadMore}
        scrollEndThreshold={200}
        slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
