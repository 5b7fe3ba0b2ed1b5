import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const rooms = ['Studio', 'Hall', 'Lab', 'Office'];
const series = [
  { id: 'now', label: 'Today', data: [21, 34, 27, 18], color: '#1976d2' },
  { id: 'led', label: 'With LEDs', data: [9, 14, 12, 8], color: '#ef6c00' },
];

export default function StylingPattern() {
  const id = React.useId();
  const hatched = `url("#${id}")`;
  const styles = {
    '& .MuiBarElement-series-led, & .MuiChartsLegend-series-led .MuiChartsLegend-mark':
      { fill: hatched, stroke: '#ef6c00', strokeWidth: 2 },
  };
  const line = { stroke: '#ef6c00', strokeWidth: 3 };

  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: rooms }]}
      series={series}
      sx={styles}
      height={280}
    >
      <defs>
        <pattern
          id={id}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2={8} {...line} />
        </pattern>
      </defs>
    </BarChart>
  );
}
