import * as React from 'react';
import { BarChart, BarElementOwnerState } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const dishes = ['Soup', 'Pasta', 'Curry', 'Salad', 'Pie'];
const orders = [34, 71, 58, 26, 43];

interface LollipopProps extends React.SVGAttributes<SVGGElement> {
  ownerState: BarElementOwnerState;
}

function Lollipop({ ownerState, style, ...other }: LollipopProps) {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { dataIndex, color, isFaded } = ownerState;
  const x = (xScale(dishes[dataIndex]) ?? 0) + xScale.bandwidth() / 2;
  const y = yScale(orders[dataIndex]);
  return (
    <g {...other} opacity={isFaded ? 0.3 : 1}>
      <line
        x1={x}
        x2={x}
        y1={yScale(0)}
        y2={y}
        stroke={color}
        strokeWidth={4}
      />
      <circle cx={x} cy={y} r={10} fill={color} />
    </g>
  );
}

const series = [
  {
    data: orders,
    label: 'Orders',
    highlightScope: { highlight: 'item', fade: 'series' } as const,
  },
];

export default function ComponentsLollipop() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: dishes }]}
      yAxis={[{ max: 80 }]}
      series={series}
      slots={{ bar: Lollipop }}
      tooltip={{ trigger: 'item' }}
      height={280}
    />
  );
}
