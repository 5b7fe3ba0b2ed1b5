import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const fridge = [4.1, 4.8, 5.2, 6.9, 8.1, 7.4, 5.8, 4.9, 4.3];

interface ZoneProps {
  from: number;
  to: number;
  label: string;
}

function Zone({ from, to, label }: ZoneProps) {
  const y = useYScale<'linear'>();
  const { left, width } = useDrawingArea();
  return (
    <g transform={`translate(${left}, ${y(to)})`} pointerEvents="none">
      <rect
        width={width}
        height={y(from) - y(to)}
        fill="#43a047"
        opacity={0.2}
      />
      <text
        x={width / 2}
        y={y(from) - y(to) - 8}
        textAnchor="middle"
        fill="currentColor"
      >
        {label}
      </text>
    </g>
  );
}

export default function ComponentsZone() {
  return (
    <LineChart
      xAxis={[{ data: hours, max: 24, label: 'Hour' }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[{ data: fridge, label: 'Fridge (°C)', curve: 'linear' }]}
      height={300}
    >
      <Zone from={2} to={7} label="Allowed: 2 to 7 °C" />
    </LineChart>
  );
}
