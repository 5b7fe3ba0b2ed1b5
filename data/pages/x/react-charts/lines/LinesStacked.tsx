import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const common = { area: true, stack: 'water', showMark: false };
const series = [
  { ...common, label: 'Sink', data: [2.1, 1.9, 2.2, 2.4, 2.6, 2.5] },
  { ...common, label: 'Bath', data: [4.8, 4.5, 4.7, 4.9, 5.3, 5.8] },
  { ...common, label: 'Garden', data: [0, 0, 0.6, 1.9, 3.4, 5.2] },
];

export default function LinesStacked() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'm³' }]}
      series={series}
    />
  );
}
