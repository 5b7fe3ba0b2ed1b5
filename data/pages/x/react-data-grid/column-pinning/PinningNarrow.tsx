import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { bookingColumns, bookings } from './data';

const wide = { left: ['guest'], right: ['paid'] };
const narrow = { left: ['guest'], right: [] };

export default function PinningNarrow() {
  const theme = useTheme();
  const hasRoom = useMediaQuery(theme.breakpoints.up('sm'));

  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPro
        rows={bookings}
        columns={bookingColumns}
        pinnedColumns={hasRoom ? wide : narrow}
        hideFooter
      />
    </Box>
  );
}
