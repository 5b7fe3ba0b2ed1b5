import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { bookingColumns, bookings } from './data';

const initialState = { pinnedColumns: { left: ['guest'], right: ['paid'] } };

const auto = () => 'auto' as const;

export default function PinningDynamicRowHeight() {
  const [complete, setComplete] = React.useState(true);
  const rows = complete
    ? bookings
    : bookings.map((booking) => ({ ...booking, meals: '…' }));

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={complete}
            onChange={(_, checked) => setComplete(checked)}
          />
        }
        label="Complete texts"
      />
      <Box sx={{ height: 340 }}>
        <DataGridPro
          rows={rows}
          columns={bookingColumns}
          initialState={initialState}
          getRowHeight={auto}
          sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
