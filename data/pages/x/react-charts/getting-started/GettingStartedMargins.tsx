import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const xAxis = [{ scaleType: 'band' as const, data: ['2022', '2023', '2024'] }];
const series = [{ data: [1250000, 1840000, 1610000], label: 'Revenue' }];

function DrawingAreaFrame() {
  const { left, top, width, height } = useDrawingArea();
  const stroke = useTheme().palette.error.main;
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      style={{
        fill: 'none',
        stroke,
        strokeDasharray: '6 4',
        pointerEvents: 'none',
      }}
    />
  );
}

export default function GettingStartedMargins() {
  const [left, setLeft] = React.useState(50);

  return (
    <Stack sx={{ width: '100%', px: 3 }}>
      <Typography id="left-margin">margin.left: {left}</Typography>
      <Slider
        aria-labelledby="left-margin"
        max={120}
        value={left}
        onChange={(_event, value) => setLeft(value as number)}
      />
      <BarChart xAxis={xAxis} series={series} margin={{ left }} height={260}>
        <DrawingAreaFrame />
      </BarChart>
    </Stack>
  );
}
