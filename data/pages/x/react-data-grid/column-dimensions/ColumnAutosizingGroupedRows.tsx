import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, depot: 'North', driver: 'Ida', route: 'Harbor' },
  { id: 2, depot: 'North', driver: 'Per', route: 'Old town' },
  {
    id: 3,
    depot: 'South',
    driver: 'Maximiliane von Hohenfels',
    route: 'Industrial estate, gates 1 to 7',
  },
  { id: 4, depot: 'South', driver: 'Bo', route: 'Airport' },
];

const columns: GridColDef[] = [
  { field: 'depot', headerName: 'Depot' },
  { field: 'driver', headerName: 'Driver' },
  { field: 'route', headerName: 'Route' },
];

const initialState = {
  rowGrouping: { model: ['depot'] },
  columns: { columnVisibilityModel: { depot: false } },
};

export default function ColumnAutosizingGroupedRows() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = apiRef.current.subscribeEvent('rowExpansionChange', () => {
      clearTimeout(timer);
      // The rows of the group are drawn a moment later.
      timer = setTimeout(
        () => apiRef.current.autosizeColumns({ includeOutliers: true }),
        100,
      );
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [apiRef]);

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
