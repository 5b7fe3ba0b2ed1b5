import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const airQuality = [38, 52, 74, 118, 96, 61, 43];

const colorMaps = {
  piecewise: {
    type: 'piecewise' as const,
    thresholds: [50, 100],
    colors: ['#43a047', '#fbc02d', '#e53935'],
  },
  continuous: {
    type: 'continuous' as const,
    min: 30,
    max: 120,
    color: ['#90caf9', '#0d47a1'] as const,
  },
};

export default function BarsColorByValue() {
  const [kind, setKind] = React.useState<keyof typeof colorMaps>('piecewise');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color map"
        value={kind}
        onChange={(_event, next) => next && setKind(next)}
      >
        <ToggleButton value="piecewise">piecewise</ToggleButton>
        <ToggleButton value="continuous">continuous</ToggleButton>
      </ToggleButtonGroup>
      <Typography>Air quality index, one week</Typography>
      <BarChart
        xAxis={[{ scaleType: 'band', data: days }]}
        yAxis={[{ colorMap: colorMaps[kind] }]}
        series={[{ data: airQuality }]}
        margin={{ top: 10 }}
        height={280}
      />
    </Stack>
  );
}
