import { LineChart } from '@mui/x-charts/LineChart';

const measurements = [
  { day: new Date(2024, 4, 6), inside: 21.4, outside: 12.1 },
  { day: new Date(2024, 4, 7), inside: 21.9, outside: 14.6 },
  { day: new Date(2024, 4, 8), inside: 22.3, outside: 17.2 },
  { day: new Date(2024, 4, 9), inside: 22.8, outside: 19.5 },
  { day: new Date(2024, 4, 10), inside: 22.1, outside: 15.3 },
];

const formatDay = (day: Date) =>
  day.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
const inCelsius = (value: number | null) => `${value} °C`;

export default function GettingStartedDataset() {
  return (
    <LineChart
      dataset={measurements}
      xAxis={[
        { dataKey: 'day', scaleType: 'point', valueFormatter: formatDay },
      ]}
      yAxis={[{ label: '°C' }]}
      series={[
        { dataKey: 'inside', label: 'Inside', valueFormatter: inCelsius },
        { dataKey: 'outside', label: 'Outside', valueFormatter: inCelsius },
      ]}
      height={300}
    />
  );
}
