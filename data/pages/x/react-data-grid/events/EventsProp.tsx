import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridEventListener } from '@mui/x-data-grid';
import { instrumentColumns, instruments } from './data';

export default function EventsProp() {
  const [message, setMessage] = React.useState('Click a row.');

  const handleRowClick: GridEventListener<'rowClick'> = ({ row }) =>
    setMessage(`${row.instrument}: ${row.fee} euros a month`);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">{message}</Typography>
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={instruments}
          columns={instrumentColumns}
          onRowClick={handleRowClick}
          hideFooter
        />
      </Box>
    </Box>
  );
}
