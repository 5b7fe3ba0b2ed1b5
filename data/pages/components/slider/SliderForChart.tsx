import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { LineChart } from '@mui/x-charts/LineChart';

const years = Array.from({ length: 21 }, (_, index) => 2000 + index);
const levels = [
  31, 34, 29, 40, 38, 35, 44, 47, 41, 39, 52, 55, 49, 46, 58, 61, 57, 53, 64,
  68, 62,
];

export default function SliderForChart() {
  const [[min, max], setRange] = React.useState<number[]>([2005, 2015]);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={220}
        skipAnimation
        xAxis={[
          { data: years, min, max, tickMinStep: 1, valueFormatter: String },
        ]}
        series={[{ data: levels, label: 'Groundwater', showMark: false }]}
      />
      <Box sx={{ px: 6 }}>
        <Slider
          getAriaLabel={(index) => (index ? 'Last year' : 'First year')}
          value={[min, max]}
          onChange={(_, next) => setRange(next as number[])}
          min={2000}
          max={2020}
          valueLabelDisplay="auto"
          disableSwap
          size="small"
        />
      </Box>
    </Box>
  );
}
