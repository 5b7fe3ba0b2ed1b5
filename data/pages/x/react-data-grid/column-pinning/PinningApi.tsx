import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { bookingColumns, bookings } from './data';

const { LEFT } = GridPinnedColumnPosition;

export default function PinningApi() {
  const apiRef = useGridApiRef();

  const pinTo = () => apiRef.current.pinColumn('to', LEFT);
  const unpinTo = () => apiRef.current.unpinColumn('to');
  const reset = () =>
    apiRef.current.setPinnedColumns({ left: [], right: ['paid'] });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button onClick={pinTo}>Pin To</Button>
        <Button onClick={unpinTo}>Unpin To</Button>
        <Button onClick={reset}>Only Paid</Button>
      </Stack>
      <Box sx={{ height: 290 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={bookings}
          columns={bookingColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
