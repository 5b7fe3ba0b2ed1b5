import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { parcelColumns } from './data';

function DepotLoading() {
  return (
    <GridOverlay>
      <Box sx={{ width: 200 }}>
        <Typography variant="body2" role="status" gutterBottom>
          Reading shelf C of five…
        </Typography>
        <LinearProgress
          variant="determinate"
          value={60}
          aria-label="Shelves that have been read"
        />
      </Box>
    </GridOverlay>
  );
}

export default function LoadingCustom() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={[]}
        columns={parcelColumns}
        slots={{ loadingOverlay: DepotLoading }}
        loading
        hideFooter
      />
    </Box>
  );
}
