import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centre, suburb } from './data';

const yAxis = [
  {
    valueFormatter: (rent: number) => `€${rent}`,
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
      xAxis={[{ label: 'Size, m²' }]}
      yAxis={yAxis}
      series={[{ data: [...centre, ...suburb] }]}
      margin={{ left: 60, top: 20 }}
    />
  );
}
