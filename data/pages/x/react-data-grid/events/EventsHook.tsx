import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  useGridApiEventHandler,
} from '@mui/x-data-grid';
import { instrumentColumns, instruments } from './data';

function Footer() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('Point at a row.');

  useGridApiEventHandler(apiRef, 'rowMouseEnter', ({ row }) =>
    setMessage(row.lent ? `Lent to ${row.lent}` : 'Free to lend'),
  );

  return (
    <Typography sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
      {message}
    </Typography>
  );
}

export default function EventsHook() {
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGrid
        rows={instruments}
        columns={instrumentColumns}
        slots={{ footer: Footer }}
      />
    </Box>
  );
}
