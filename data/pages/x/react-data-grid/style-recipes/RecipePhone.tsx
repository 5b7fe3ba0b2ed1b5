import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Booking, bookingColumns, bookings } from './data';

const phoneColumns: GridColDef<Booking>[] = [
  {
    field: 'guest',
    headerName: 'Guest',
    flex: 1,
    display: 'flex',
    renderCell: ({ row }) => (
      <Box sx={{ minWidth: 0, py: 1 }}>
        <Typography noWrap>{row.guest}</Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {`Pitch ${row.pitch} · ${row.nights} nights`}
        </Typography>
      </Box>
    ),
  },
  { ...bookingColumns[3], headerName: '€', width: 80 },
];

export default function RecipePhone() {
  const phone = useMediaQuery('(max-width: 500px)', { noSsr: true });
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={bookings}
        columns={phone ? phoneColumns : bookingColumns}
        rowHeight={phone ? 68 : 52}
        disableColumnResize={phone}
        hideFooterSelectedRowCount={phone}
        sx={{ borderInline: phone ? 'none' : undefined }}
      />
    </Box>
  );
}
