import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Booking, bookingColumns, bookings } from './data';

const narrowColumns: GridColDef<Booking>[] = [
  {
    field: 'guest',
    headerName: 'Guest',
    flex: 1,
    display: 'flex',
    renderCell: ({ row }) => (
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap>{row.guest}</Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {`Pitch ${row.pitch} · ${row.nights} nights`}
        </Typography>
      </Box>
    ),
  },
  { field: 'price', headerName: '€', type: 'number', width: 90 },
];

export default function RecipePhone() {
  const [phone, setPhone] = React.useState(true);
  const [narrow, setNarrow] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="As wide as a phone"
        control={<Switch checked={phone} onChange={() => setPhone(!phone)} />}
      />
      <Box sx={{ height: 410, maxWidth: phone ? 320 : 'none' }}>
        <DataGrid
          rows={bookings}
          columns={narrow ? narrowColumns : bookingColumns}
          onResize={({ width }) => setNarrow(width < 480)}
          rowHeight={narrow ? 64 : 52}
          disableColumnMenu={narrow}
          hideFooter
        />
      </Box>
    </Box>
  );
}
