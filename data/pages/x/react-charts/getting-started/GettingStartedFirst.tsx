import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const signups = [120, 138, 131, 187, 214, 263];

export default function GettingStartedFirst() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: months }]}
      series={[{ data: signups, label: 'Sign-ups' }]}
      height={300}
    />
  );
}
