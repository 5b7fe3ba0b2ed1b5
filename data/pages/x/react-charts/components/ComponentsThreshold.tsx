import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useSvgRef, useYScale } from '@mui/x-charts/hooks';

const streets = ['Main', 'Oak', 'Mill', 'Park', 'Lake'];
const speeds = [41, 52, 47, 58, 36];
const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };
const range = { 'aria-valuemin': 30, 'aria-valuemax': 60 };

function Limit() {
  const [value, setValue] = React.useState(50);
  const y = useYScale<'linear'>();
  const svgRef = useSvgRef();
  const { left, top, width } = useDrawingArea();
  const above = speeds.filter((speed) => speed > value).length;

  const change = (event: React.SyntheticEvent, next: number) => {
    event.preventDefault();
    setValue(Math.round(Math.min(60, Math.max(30, next))));
  };
  const drag = (event: React.PointerEvent) => {
    const svgTop = svgRef.current?.getBoundingClientRect().top ?? 0;
    event.currentTarget.setPointerCapture(event.pointerId);
    change(event, y.invert(event.clientY - svgTop));
  };
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': 'Speed limit',
    'aria-valuenow': value,
    ...range,
    onPointerDown: drag,
    onPointerMove: (event: React.PointerEvent) => event.buttons && drag(event),
    onKeyDown: (event: React.KeyboardEvent) =>
      event.key in steps && change(event, value + steps[event.key]),
  };

  return (
    <g transform={`translate(${left}, ${y(value)})`} {...slider}>
      <rect y={-12} width={width} height={24} fill="transparent" />
      <rect y={-1} width={width} height={2} fill="currentColor" />
      <text x={width / 2} y={top - y(value) - 20} textAnchor="middle">
        <tspan fill="currentColor">{`Above ${value} km/h: ${above} of 5 streets`}</tspan>
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
