import { BarChart } from '@mui/x-charts/BarChart';

const floors = ['Ground', '1st', '2nd', '3rd', '4th'];
const power = [182, 147, 139, 164, 96];

export default function BarsGrid() {
  return (
    <BarChart
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'band', data: floors }]}
      yAxis={[{ disableLine: true, disableTicks: true }]}
      series={[{ data: power, label: 'Power use (kWh)' }]}
      height={280}
    />
  );
}
