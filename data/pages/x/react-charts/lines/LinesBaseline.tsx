import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const level = [41, 44, 47, 52, 50, 46, 39, 36];

export default function LinesBaseline() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Level, cm', min: 30 }]}
      series={[
        {
          data: level,
          label: 'Above or below 45 cm',
          area: true,
          baseline: 45,
        },
      ]}
    />
  );
}
