import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const adults = { data: [310, 280, 350], label: 'Adults' };
const children = { data: [120, 160, 140], label: 'Children' };

export default function ToggleButtonForChart() {
  const [kind, setKind] = React.useState('grouped');
  const stack = kind === 'stacked' ? 'visitors' : undefined;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        onChange={(_, next: string | null) => next && setKind(next)}
        aria-label="Bars"
      >
        <ToggleButton value="grouped">Grouped</ToggleButton>
        <ToggleButton value="stacked">Stacked</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={240}
        xAxis={[{ scaleType: 'band', data: ['June', 'July', 'August'] }]}
        series={[
          { ...adults, stack },
          { ...children, stack },
        ]}
      />
    </Box>
  );
}
