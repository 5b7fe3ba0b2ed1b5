import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressUnknown() {
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <CircularProgress aria-label="Loading the map" />
      <Box sx={{ width: 160 }}>
        <LinearProgress aria-label="Looking for trains" />
      </Box>
    </Stack>
  );
}
