import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns } from './data';

const slotProps = { loadingOverlay: { noRowsVariant: 'skeleton' as const } };

export default function LoadingSkeleton() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={[]}
        columns={parcelColumns}
        slotProps={slotProps}
        loading
        hideFooter
      />
    </Box>
  );
}
