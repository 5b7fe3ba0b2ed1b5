import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridFetchRowsParams,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { fetchScans, firstScans, type Scan, scanCount } from './server';

const columns: GridColDef<Scan>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'barcode', headerName: 'Barcode', width: 120 },
  { field: 'depot', headerName: 'Depot', minWidth: 110, flex: 1 },
  { field: 'grams', headerName: 'Grams', type: 'number' },
];

export default function RowUpdatesLazy() {
  const apiRef = useGridApiRef();

  const handleFetchRows = async ({
    firstRowToRender,
    lastRowToRender,
    sortModel,
  }: GridFetchRowsParams) => {
    const scans = await fetchScans(
      firstRowToRender,
      lastRowToRender,
      sortModel,
    );
    // After an unmount, `apiRef.current` is null.
    if (sortModel === apiRef.current?.getSortModel()) {
      apiRef.current.unstable_replaceRows(firstRowToRender, scans);
    }
  };

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={firstScans}
        columns={columns}
        rowCount={scanCount}
        rowsLoadingMode="server"
        onFetchRows={handleFetchRows}
        sortingMode="server"
        onSortModelChange={() => apiRef.current.setRows([])}
        disableMultipleColumnsSorting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
