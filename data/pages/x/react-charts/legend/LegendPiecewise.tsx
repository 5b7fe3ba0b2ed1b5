import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const pollen = [12, 28, 64, 71, 38, 17, 9];

const colorMap = {
  type: 'piecewise' as const,
  thresholds: [20, 50],
  colors: ['#7cb342', '#ffb300', '#e64a19'],
};

const names = ['low', 'medium', 'high'];

export default function LegendPiecewise() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: days }]}
      yAxis={[{ colorMap }]}
      series={[{ data: pollen }]}
      height={300}
    >
      <PiecewiseColorLegend
        axisDirection="y"
        direction="row"
        position={{ vertical: 'top', horizontal: 'middle' }}
        labelFormatter={({ min }) =>
          names[min === null ? 0 : min === 20 ? 1 : 2]
        }
      />
    </BarChart>
  );
}
