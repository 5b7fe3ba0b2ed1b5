import * as React from 'react';
import { flushSync } from 'react-dom';
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
    // Wait until the rows are in the DOM: only then can they be measured.
    flushSync(() => {
      setRows(answer);
      setLoading(false);
    });
    await apiRef.current?.autosizeColumns({ includeOutliers: true });
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
