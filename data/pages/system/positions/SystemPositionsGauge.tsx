import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts/Gauge';

export default function SystemPositionsGauge() {
  return (
    <Box sx={{ height: 180, position: 'relative', width: 180 }}>
      <Gauge width={180} height={180} value={62} text="" aria-label="Tank" />
      <Box
        sx={{
          alignItems: 'center',
          display: 'flex',
          flexDirection: 'column',
          inset: 0,
          justifyContent: 'center',
          pointerEvents: 'none',
          position: 'absolute',
        }}
      >
        <Box sx={{ typography: 'h5' }}>62 %</Box>
        <Box sx={{ color: 'text.secondary' }}>of the tank</Box>
      </Box>
    </Box>
  );
}
