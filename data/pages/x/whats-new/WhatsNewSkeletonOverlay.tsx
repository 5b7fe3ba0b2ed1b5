import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'wind', headerName: 'Wind (km/h)', type: 'number', width: 120 },
];

const measured = [
  { id: 1, station: 'Cape Roca', wind: 41 },
  { id: 2, station: 'Skagen', wind: 56 },
  { id: 3, station: 'Mizen Head', wind: 38 },
];

export default function WhatsNewSkeletonOverlay() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Loading"
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 216 }}>
        <DataGrid
          rows={loading ? [] : measured}
          columns={columns}
          loading={loading}
          hideFooter
          slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }}
          aria-label="Wind by station"
        />
      </Box>
    </Box>
  );
}
