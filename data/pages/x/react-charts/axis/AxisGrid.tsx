import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const samples = [
  { id: 1, x: 1.2, y: 3.1 },
  { id: 2, x: 2.4, y: 4.4 },
  { id: 3, x: 3.1, y: 2.6 },
  { id: 4, x: 4.6, y: 6.2 },
  { id: 5, x: 5.3, y: 5.1 },
];

export default function AxisGrid() {
  return (
    <ScatterChart
      grid={{ vertical: true, horizontal: true }}
      series={[{ data: samples, label: 'Samples' }]}
      sx={{ [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' } }}
      height={280}
    />
  );
}
