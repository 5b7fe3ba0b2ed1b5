import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useSvgRef, useYScale } from '@mui/x-charts/hooks';

const streets = ['Main', 'Oak', 'Mill', 'Park', 'Lake'];
const speeds = [41, 52, 47, 58, 36];
const countAbove = (limit: number) => speeds.filter((v) => v > limit).length;

function Limit() {
  const [value, setValue] = React.useState(50);
  const y = useYScale<'linear'>();
  const svgRef = useSvgRef();
  const { left, top, width } = useDrawingArea();

  const change = (next: number) =>
    setValue(Math.round(Math.min(60, Math.max(30, next))));
  const drag = (event: React.PointerEvent) => {
    if (event.buttons === 1) {
      event.currentTarget.setPointerCapture(event.pointerId);
      const { top } = svgRef.current.getBoundingClientRect();
      change(y.invert(event.clientY - top));
    }
  };
  const step = (event: React.KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };
    if (event.key in steps) {
      event.preventDefault();
      change(value + steps[event.key]);
    }
  };
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': 'Speed limit',
    'aria-valuemin': 30,
    'aria-valuemax': 60,
    'aria-valuenow': value,
    onPointerDown: drag,
    onPointerMove: drag,
    onKeyDown: step,
  };

  return (
    <g
      transform={`translate(${left}, ${y(value)})`}
      fill="currentColor"
      {...slider}
    >
      <rect y={-12} width={width} height={24} fill="transparent" />
      <line x2={width} stroke="currentColor" strokeWidth={2} />
      <circle cx={width} r={7} />
      <text x={width / 2} y={top - y(value) - 20} textAnchor="middle">
        {`Above ${value} km/h: ${countAbove(value)} streets`}
      </text>
    </g>
  );
}

export default function ComponentsThreshold() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: streets }]}
      yAxis={[{ min: 0, max: 70 }]}
      series={[{ data: speeds }]}
      tooltip={{ trigger: 'none' }}
      height={280}
    >
      <Limit />
    </BarChart>
  );
}
