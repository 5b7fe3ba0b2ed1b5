import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { center, rent, size, suburb } from './data';

const yAxis = [
  {
    ...rent,
    colorMap: {
      type: 'piecewise' as const,
      thresholds: [700, 1000],
      colors: ['#43a047', '#fb8c00', '#e53935'],
    },
  },
];

export default function ScatterColorByValue() {
  return (
    <ScatterChart
      height={300}
      xAxis={[size]}
      yAxis={yAxis}
      series={[{ data: [...center, ...suburb] }]}
      margin={{ left: 60, top: 20 }}
    />
  );
}
