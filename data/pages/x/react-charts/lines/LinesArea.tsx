import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];
const visitors = [180, 240, 225, 310, 290, 365, 420, 398];

const xAxis = [{ data: weeks, label: 'Week', min: 1, max: 8, tickMinStep: 1 }];

export default function LinesArea() {
  return (
    <LineChart
      height={300}
      xAxis={xAxis}
      series={[{ data: visitors, label: 'Visitors per week', area: true }]}
    />
  );
}
