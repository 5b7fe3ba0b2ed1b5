import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPro, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { bookingColumns, bookings } from './data';

const list = (fields: string[] = []) => fields.join(', ') || 'none';

export default function PinningControlled() {
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({
    left: ['guest'],
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" sx={{ mb: 1 }}>
        Left: {list(pinned.left)}. Right: {list(pinned.right)}.
      </Alert>
      <Box sx={{ height: 290 }}>
        <DataGridPro
          rows={bookings}
          columns={bookingColumns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          hideFooter
        />
      </Box>
    </Box>
  );
}
