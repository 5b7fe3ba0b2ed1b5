import { BarChart } from '@mui/x-charts/BarChart';

const lines = ['Red', 'Green', 'Blue', 'Night'];
const riders = [182, 231, 164, 58];
const valueFormatter = (value: number | null) => `${value} thousand riders`;

const xAxis = [
  {
    scaleType: 'band' as const,
    data: lines,
    colorMap: {
      type: 'ordinal' as const,
      values: ['Red', 'Green', 'Blue'],
      colors: ['#d32f2f', '#388e3c', '#1976d2'],
      unknownColor: '#9e9e9e',
    },
  },
];

export default function StylingColorOrdinal() {
  return (
    <BarChart
      xAxis={xAxis}
      series={[{ data: riders, valueFormatter }]}
      height={280}
      margin={{ top: 20 }}
    />
  );
}
