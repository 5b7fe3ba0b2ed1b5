import Box from '@mui/material/Box';
import { DataGrid, type GridSlots } from '@mui/x-data-grid';
import { plotColumns } from './data';

const NoPlots: GridSlots['noRowsOverlay'] = () => (
  <Box
    sx={{
      height: '100%',
      display: 'grid',
      placeContent: 'center',
      textAlign: 'center',
      px: 2,
    }}
  >
    All plots are taken. Join the waiting list at the gate.
  </Box>
);

export default function LayoutAutoHeightOverlay() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        rows={[]}
        columns={plotColumns}
        autoHeight
        hideFooter
        slots={{ noRowsOverlay: NoPlots }}
        sx={{ '--DataGrid-overlayHeight': '240px' }}
      />
    </Box>
  );
}
