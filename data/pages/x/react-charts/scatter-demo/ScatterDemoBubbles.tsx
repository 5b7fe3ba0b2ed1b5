import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';
import type { ScatterValueType } from '@mui/x-charts/models';

// x: price, y: rating, z: units sold
const headphones = [
  { id: 'Coda', x: 49, y: 3.4, z: 820 },
  { id: 'Lark', x: 79, y: 4.1, z: 1460 },
  { id: 'Nimbus', x: 129, y: 3.9, z: 540 },
  { id: 'Pilot', x: 189, y: 4.4, z: 910 },
  { id: 'Quartz', x: 259, y: 4.6, z: 300 },
];

function Bubbles({ series, color }: ScatterProps) {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return series.data.map((point) => (
    <circle
      key={point.id}
      cx={x(point.x)}
      cy={y(point.y)}
      r={Math.sqrt(point.z) / 2}
      fill={color}
      fillOpacity={0.5}
      stroke={color}
    />
  ));
}

const describe = ({ id, z }: ScatterValueType) => `${id}: ${z} sold`;

export default function ScatterDemoBubbles() {
  return (
    <ScatterChart
      height={320}
      xAxis={[{ label: 'Price, €', min: 0, max: 300 }]}
      yAxis={[{ label: 'Rating', min: 3, max: 5 }]}
      series={[{ data: headphones, valueFormatter: describe }]}
      slots={{ scatter: Bubbles }}
      voronoiMaxRadius={30}
      margin={{ top: 20 }}
    />
  );
}
