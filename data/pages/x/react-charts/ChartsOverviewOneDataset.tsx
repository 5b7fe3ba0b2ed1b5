import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const ridership = [
  { year: '2019', bus: 41, tram: 33 },
  { year: '2020', bus: 24, tram: 19 },
  { year: '2021', bus: 27, tram: 24 },
  { year: '2022', bus: 35, tram: 32 },
  { year: '2023', bus: 39, tram: 38 },
];

const chartProps = {
  dataset: ridership,
  series: [
    { dataKey: 'bus', label: 'Bus' },
    { dataKey: 'tram', label: 'Tram' },
  ],
  yAxis: [{ min: 0, label: 'Million trips' }],
  height: 300,
};

export default function ChartsOverviewOneDataset() {
  const [kind, setKind] = React.useState<'bar' | 'line'>('bar');
  const scaleType = kind === 'bar' ? ('band' as const) : ('point' as const);
  const xAxis = [{ dataKey: 'year', scaleType }];
  const Chart = kind === 'bar' ? BarChart : LineChart;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart type"
        value={kind}
        onChange={(_event, next) => next && setKind(next)}
      >
        <ToggleButton value="bar">Bars</ToggleButton>
        <ToggleButton value="line">Lines</ToggleButton>
      </ToggleButtonGroup>
      <Chart {...chartProps} xAxis={xAxis} />
    </Stack>
  );
}
