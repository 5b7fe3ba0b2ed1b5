import { LineChart } from '@mui/x-charts/LineChart';
import './styles.css';

const weeks = [18, 19, 20, 21, 22, 23];
const series = [
  { id: 'sold', label: 'Sold', data: [42, 47, 51, 49, null, null] },
  { id: 'plan', label: 'Planned', data: [40, 44, 48, 52, 56, 60] },
];

export default function StylingStroke() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
      yAxis={[{ min: 35, max: 65 }]}
      series={series}
      className="sales-chart"
      height={300}
    />
  );
}
