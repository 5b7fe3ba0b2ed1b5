import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { type Parcel, parcelColumns, parcels } from './data';

// Stands for your server.
const fetchParcels = () =>
  new Promise<Parcel[]>((resolve) => {
    setTimeout(() => resolve(parcels), 800);
  });

export default function ColumnAutosizingAsync() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Parcel[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = async () => {
    setRows([]);
    setLoading(true);
    const answer = await fetchParcels();
    if (!apiRef.current) {
      return;
    }
    // Measure once the rows of the answer are in the DOM.
    const stop = apiRef.current.subscribeEvent(
      'renderedRowsIntervalChange',
      () => {
        stop();
        apiRef.current.autosizeColumns({ includeOutliers: true });
      },
    );
    setRows(answer);
    setLoading(false);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={load} disabled={loading}>
        Load parcels
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={parcelColumns}
          loading={loading}
          hideFooter
        />
      </Box>
    </Box>
  );
}
