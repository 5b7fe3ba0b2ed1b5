import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridFetchRowsParams,
  GridSortModel,
} from '@mui/x-data-grid-pro';

const total = 10_000;
const columns: GridColDef[] = [
  { field: 'id', headerName: 'Reading', type: 'number', width: 100 },
  { field: 'sensor', headerName: 'Sensor', width: 110 },
  { field: 'celsius', headerName: '°C', type: 'number', minWidth: 90, flex: 1 },
];

const toRow = (id: number) => ({
  id,
  sensor: `Pump ${1 + (id % 12)}`,
  celsius: 20 + ((id * 37) % 400) / 10,
});

// Stands for your server: sorts by id, and returns a part of 10,000 rows.
async function fetchReadings(from: number, to: number, [item]: GridSortModel) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const idAt = (index: number) =>
    item?.sort === 'desc' ? total - index : index + 1;
  const length = Math.min(to, total) - from;
  return Array.from({ length }, (_, index) => toRow(idAt(from + index)));
}

const firstRows = Array.from({ length: 20 }, (_, index) => toRow(index + 1));

const sortableById = columns.map((column) => ({
  ...column,
  sortable: column.field === 'id',
}));

export default function LazyLoadingToday() {
  const apiRef = useGridApiRef();
  const latest = React.useRef(0);

  const load = async (params: GridFetchRowsParams) => {
    latest.current += 1;
    const mine = latest.current;
    const { firstRowToRender, lastRowToRender, sortModel } = params;
    const rows = await fetchReadings(
      firstRowToRender,
      lastRowToRender,
      sortModel,
    );
    if (mine === latest.current)
      apiRef.current.unstable_replaceRows(firstRowToRender, rows);
  };

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={firstRows}
        columns={sortableById}
        rowCount={total}
        rowsLoadingMode="server"
        sortingMode="server"
        filterMode="server"
        disableColumnFilter
        onFetchRows={load}
        onSortModelChange={() => apiRef.current.setRows([])}
        hideFooterPagination
      />
    </Box>
  );
}
