import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Fixed', width: 80, resizable: false },
  { field: 'to', headerName: 'Destination', width: 150 },
  { field: 'note', headerName: 'Note', width: 200, minWidth: 80 },
];

export default function ColumnResizing() {
  const [message, setMessage] = React.useState('Drag the edge of a header.');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={parcels}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setMessage(`${colDef.headerName}: ${Math.round(width)} pixels`)
          }
          hideFooter
        />
      </Box>
    </Box>
  );
}
