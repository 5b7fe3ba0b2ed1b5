import { LineChart } from '@mui/x-charts/LineChart';

const readings = [
  { at: new Date(2024, 0, 4), level: 212 },
  { at: new Date(2024, 0, 9), level: 228 },
  { at: new Date(2024, 0, 27), level: 305 },
  { at: new Date(2024, 1, 3), level: 341 },
  { at: new Date(2024, 1, 5), level: 322 },
  { at: new Date(2024, 2, 12), level: 236 },
];

const day = (date: Date, context: { location: string }) =>
  date.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: context.location === 'tooltip' ? 'numeric' : undefined,
  });

export default function AxisTime() {
  return (
    <LineChart
      dataset={readings}
      xAxis={[{ scaleType: 'time', dataKey: 'at', valueFormatter: day }]}
      series={[
        { dataKey: 'level', label: 'River level (cm)', curve: 'linear' },
      ]}
      height={300}
    />
  );
}
