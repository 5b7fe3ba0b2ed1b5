import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];

const series = [
  { data: [3.1, 5.4, 9.8, 13.2, 15.1, 14.6, 11.9, 8.3], label: 'Valley' },
  { data: [0.4, 1.9, 4.6, 7.7, 9.3, 8.8, 6.1, 3.5], label: 'Summit' },
];

export default function LinesBasic() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: hours, label: 'Hour' }]}
      yAxis={[{ label: '°C' }]}
      series={series}
    />
  );
}
