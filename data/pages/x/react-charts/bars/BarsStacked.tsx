import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function BarsStacked() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: months }]}
      yAxis={[{ label: 'MWh' }]}
      series={[
        { data: [3.1, 3.4, 4.2, 4.9, 5.3, 5.6], label: 'Solar', stack: 'in' },
        { data: [6.8, 6.1, 5.4, 4.0, 3.2, 2.9], label: 'Wind', stack: 'in' },
        { data: [8.2, 7.6, 7.3, 6.5, 6.1, 6.4], label: 'Used', stack: 'out' },
      ]}
      height={300}
    />
  );
}
