import { BarChart } from '@mui/x-charts/BarChart';

const days = Array.from({ length: 31 }, (_, index) => index + 1);
const visitors = days.map(
  (day) => 140 + ((day * 37) % 90) + (day % 7 < 2 ? 60 : 0),
);

const everyFifth = (day: number) => day === 1 || day % 5 === 0;

export default function AxisLabelInterval() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: days, tickLabelInterval: everyFifth }]}
      series={[{ data: visitors, label: 'Visitors in July' }]}
      height={280}
    />
  );
}
