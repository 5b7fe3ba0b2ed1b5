import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useSvgRef, useYScale } from '@mui/x-charts/hooks';

const streets = ['Main', 'Oak', 'Mill', 'Park', 'Lake'];
const speeds = [41, 52, 47, 58, 36];

interface LimitProps {
  value: number;
  onChange: (value: number) => void;
}

function Limit({ value, onChange }: LimitProps) {
  const svgRef = useSvgRef();
  const y = useYScale<'linear'>();
  const { left, width } = useDrawingArea();
  const change = (next: number) =>
    onChange(Math.round(Math.min(60, Math.max(30, next))));

  const drag = (event: React.PointerEvent) => {
    if (event.buttons === 1) {
      const { top } = svgRef.current.getBoundingClientRect();
      event.currentTarget.setPointerCapture(event.pointerId);
      change(y.invert(event.clientY - top));
    }
  };
  const step = (event: React.KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by) {
      event.preventDefault();
      change(value + by);
    }
  };

  return (
    <g
      transform={`translate(${left}, ${y(value)})`}
      role="slider"
      tabIndex={0}
      aria-label="Speed limit"
      aria-orientation="vertical"
      aria-valuemin={30}
      aria-valuemax={60}
      aria-valuenow={value}
      cursor="ns-resize"
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={step}
    >
      <rect y={-12} width={width} height={24} fill="transparent" />
      <line x2={width} stroke="currentColor" strokeWidth={2} />
      <circle cx={width} r={7} fill="currentColor" />
    </g>
  );
}

export default function ComponentsThreshold() {
  const [limit, setLimit] = React.useState(50);
  const above = speeds.filter((speed) => speed > limit).length;

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        xAxis={[{ scaleType: 'band', data: streets }]}
        yAxis={[{ min: 0, max: 60 }]}
        series={[{ data: speeds, label: 'Speed (km/h)' }]}
        height={280}
      >
        <Limit value={limit} onChange={setLimit} />
      </BarChart>
      <Typography align="center">
        {above} streets are above {limit} km/h.
      </Typography>
    </Stack>
  );
}
