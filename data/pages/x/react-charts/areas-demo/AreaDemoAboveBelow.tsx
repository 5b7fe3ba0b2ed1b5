import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const balance = [-14, -22, -9, 6, 19, 27, 12, -4];

const euros = (value: number | null) =>
  value === null ? '' : `${value < 0 ? '−' : ''}€${Math.abs(value)}k`;

const yAxis = [
  {
    valueFormatter: euros,
    colorMap: {
      type: 'piecewise' as const,
      thresholds: [0],
      colors: ['#e57373', '#81c784'],
    },
  },
];

export default function AreaDemoAboveBelow() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={yAxis}
      series={[
        {
          data: balance,
          area: true,
          curve: 'linear',
          valueFormatter: euros,
        },
      ]}
      grid={{ horizontal: true }}
      margin={{ top: 20 }}
    />
  );
}
