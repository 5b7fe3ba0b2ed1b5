import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const sizes = ['S', 'M', 'L', 'XL'];
const series = [
  { data: [24, 51, 47, 19], label: 'Shirts' },
  { data: [18, 33, 38, 22], label: 'Jackets' },
];

export default function BarsGaps() {
  const [category, setCategory] = React.useState(0.2);
  const [bar, setBar] = React.useState(0.1);
  const ratio = {
    min: 0,
    max: 0.95,
    step: 0.05,
    valueLabelDisplay: 'auto',
  } as const;
  const xAxis = [
    {
      scaleType: 'band' as const,
      data: sizes,
      categoryGapRatio: category,
      barGapRatio: bar,
    },
  ];

  return (
    <Stack spacing={1} sx={{ width: '100%', px: 3 }}>
      <Typography id="bars-category-gap">
        categoryGapRatio: {category}
      </Typography>
      <Slider
        {...ratio}
        aria-labelledby="bars-category-gap"
        value={category}
        onChange={(_event, value) => setCategory(value as number)}
      />
      <Typography id="bars-bar-gap">barGapRatio: {bar}</Typography>
      <Slider
        {...ratio}
        aria-labelledby="bars-bar-gap"
        value={bar}
        onChange={(_event, value) => setBar(value as number)}
      />
      <BarChart
        xAxis={xAxis}
        yAxis={[{ label: 'Pieces sold' }]}
        series={series}
        height={280}
      />
    </Stack>
  );
}
