import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const months = [
  { scaleType: 'band' as const, data: ['Jan', 'Feb', 'Mar', 'Apr'] },
];
const points = [{ scaleType: 'point' as const, data: months[0].data }];

export default function BackdropOverCharts() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={loading} />}
        onChange={(_, checked) => setLoading(checked)}
        label="Loading"
      />
      <Box sx={{ position: 'relative' }} aria-busy={loading}>
        <BarChart
          height={160}
          xAxis={months}
          series={[{ data: [4, 7, 5, 9] }]}
        />
        <LineChart
          height={160}
          xAxis={points}
          series={[{ data: [21, 18, 26, 24] }]}
        />
        <Backdrop
          open={loading}
          sx={{ position: 'absolute', color: 'common.white' }}
        >
          <CircularProgress color="inherit" aria-label="Loading" />
        </Backdrop>
      </Box>
    </Box>
  );
}
