import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function LabelText() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: days }]}
      series={[
        { label: 'Forecast', data: [18, 21, 24, 22, 19] },
        { label: 'Measured', data: [17, 20, 26, 23, 19] },
      ]}
      height={280}
    />
  );
}
