import * as React from 'react';
import { BarChart, type BarElementOwnerState } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const dishes = ['Soup', 'Pasta', 'Curry', 'Salad', 'Pie'];
const orders = [34, 71, 58, 26, 43];

interface LollipopProps {
  ownerState: BarElementOwnerState;
  onPointerEnter?: React.PointerEventHandler<SVGElement>;
  onPointerLeave?: React.PointerEventHandler<SVGElement>;
}

function Lollipop({
  ownerState,
  onPointerEnter,
  onPointerLeave,
}: LollipopProps) {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const { dataIndex, color, isFaded } = ownerState;
  const middle = (x(dishes[dataIndex]) ?? 0) + x.bandwidth() / 2;
  return (
    <g
      opacity={isFaded ? 0.3 : 1}
      transform={`translate(${middle}, ${y(orders[dataIndex])})`}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <line y2={y(0) - y(orders[dataIndex])} stroke={color} strokeWidth={4} />
      <circle r={10} fill={color} />
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
