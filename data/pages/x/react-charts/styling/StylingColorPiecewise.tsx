import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20, 22];
const particles = [14, 38, 52, 41, 33, 47, 68, 45, 22];
const formatHour = (hour: number) => `${hour}:00`;

const yAxis = [
  {
    min: 0,
    colorMap: {
      type: 'piecewise' as const,
      thresholds: [25, 50],
      colors: ['#2e7d32', '#f9a825', '#d84315'],
    },
  },
];

export default function StylingColorPiecewise() {
  return (
    <LineChart
      xAxis={[{ data: hours, min: 6, max: 22, valueFormatter: formatHour }]}
      yAxis={yAxis}
      series={[{ data: particles, area: true, showMark: false }]}
      height={280}
    >
      <PiecewiseColorLegend
        axisDirection="y"
        direction="row"
        position={{ vertical: 'top', horizontal: 'middle' }}
        itemMarkWidth={12}
        labelFormatter={({ min, max }) => (max ? `< ${max}` : `≥ ${min}`)}
      />
    </LineChart>
  );
}
