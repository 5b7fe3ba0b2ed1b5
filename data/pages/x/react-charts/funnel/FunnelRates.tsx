import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const steps = ['Visited', 'Viewed', 'In cart', 'Ordered', 'Kept'];
const people = [4200, 2650, 1180, 640, 590];
const before = [4200, ...people];
const lost = people.map((count, index) => before[index] - count);

const series = [
  { id: 'reached', label: 'Reached', data: people, color: '#26a69a' },
  { id: 'lost', label: 'Left before', data: lost, color: '#ffab91' },
].map((part) => ({ ...part, stack: 'step' }));

const rateLabel: BarChartProps['barLabel'] = (
  { seriesId, dataIndex },
  { bar },
) =>
  seriesId === 'reached' && dataIndex > 0 && bar.width > 36
    ? `${Math.round((people[dataIndex] / before[dataIndex]) * 100)}%`
    : null;

export default function FunnelRates() {
  return (
    <BarChart
      layout="horizontal"
      yAxis={[{ scaleType: 'band', data: steps }]}
      xAxis={[{ tickNumber: 4, label: 'People' }]}
      series={series}
      barLabel={rateLabel}
      sx={{ '& .MuiBarLabel-root': { fill: '#000' } }}
      height={320}
      margin={{ left: 70, right: 20 }}
    />
  );
}
