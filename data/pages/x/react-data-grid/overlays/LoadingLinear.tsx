import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

const slotProps = { loadingOverlay: { variant: 'linear-progress' as const } };

export default function LoadingLinear() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={parcels}
        columns={parcelColumns}
        slotProps={slotProps}
        loading
        hideFooter
      />
    </Box>
  );
}
