import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const steps = ['Visited', 'Viewed', 'In cart', 'Ordered', 'Kept'];
const people = [4200, 2650, 1180, 640, 590];

const yAxis = [
  {
    scaleType: 'band' as const,
    data: steps,
    categoryGapRatio: 0.05,
    disableLine: true,
    disableTicks: true,
  },
];

const labelIfItFits: BarChartProps['barLabel'] = ({ value }, { bar }) =>
  bar.width > 40 ? String(value) : null;

export default function FunnelCentered() {
  return (
    <BarChart
      layout="horizontal"
      yAxis={yAxis}
      series={[{ data: people, stack: 'funnel', stackOffset: 'silhouette' }]}
      xAxis={[{ min: -2100, max: 2100 }]}
      barLabel={labelIfItFits}
      bottomAxis={null}
      tooltip={{ trigger: 'item' }}
      axisHighlight={{ y: 'none' }}
      sx={{ '& .MuiBarLabel-root': { fill: '#000' } }}
      height={280}
      margin={{ left: 70, right: 10, top: 10, bottom: 10 }}
    />
  );
}
