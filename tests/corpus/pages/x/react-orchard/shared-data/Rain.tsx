import { BarChart } from '@mui/x-charts/BarChart';
import { rain, months } from '../dataset/weather';

export default function Rain() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: months }]}
      series={[{ data: rain }]}
    />
  );
}
