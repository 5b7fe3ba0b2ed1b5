import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr'];
const flows = [
  { label: 'Grown', data: [0, 8, 21, 30] },
  { label: 'Sold', data: [-6, -9, -12, -17] },
  { label: 'Bought', data: [10, 7, 0, 3] },
];

export default function StackingNegative() {
  const [offset, setOffset] = React.useState<'diverging' | 'none'>('diverging');
  const series = flows.map((flow) => ({
    ...flow,
    stack: 'stock',
    stackOffset: offset,
  }));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="stackOffset"
        value={offset}
        onChange={(_event, next) => next && setOffset(next)}
      >
        <ToggleButton value="diverging">diverging</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ label: 'Tons' }]}
        series={series}
        height={280}
      />
    </Stack>
  );
}
