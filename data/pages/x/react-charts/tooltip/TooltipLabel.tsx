import { BarChart } from '@mui/x-charts/BarChart';

const labelFor = (short: string, long: string) => (location: string) =>
  location === 'tooltip' ? long : short;

const series = [
  { data: [210, 190, 240], label: labelFor('DE', 'Germany, incl. returns') },
  { data: [120, 160, 150], label: labelFor('FR', 'France') },
  { data: [80, 95, 130], label: labelFor('PL', 'Poland, since May') },
];

export default function TooltipLabel() {
  return (
    <BarChart
      height={260}
      xAxis={[{ scaleType: 'band', data: ['May', 'Jun', 'Jul'] }]}
      series={series}
    />
  );
}
