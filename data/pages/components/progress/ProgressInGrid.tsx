import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, hall: 'North hall', built: 85 },
  { id: 2, hall: 'South hall', built: 40 },
  { id: 3, hall: 'Tower', built: 10 },
];

const columns: GridColDef[] = [
  { field: 'hall', headerName: 'Building', width: 120 },
  {
    field: 'built',
    headerName: 'Built, %',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    flex: 1,
    minWidth: 100,
    display: 'flex',
    renderCell: ({ row, value }) => (
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={`${row.hall}, percent built`}
        sx={{ width: '100%' }}
      />
    ),
  },
];

export default function ProgressInGrid() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={loading} />}
        onChange={(_, checked) => setLoading(checked)}
        label="Loading"
      />
      <Box sx={{ height: 220 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={loading}
          slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
