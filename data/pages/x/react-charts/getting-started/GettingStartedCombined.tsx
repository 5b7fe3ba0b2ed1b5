import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const xAxis = [
  { scaleType: 'band' as const, data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
];
const yAxis = [
  { id: 'orders', label: 'Orders' },
  { id: 'hours', label: 'Hours', min: 0, max: 48 },
];

const series = [
  {
    type: 'bar' as const,
    yAxisId: 'orders',
    label: 'Orders',
    data: [38, 31, 44, 52, 57],
  },
  {
    type: 'line' as const,
    yAxisId: 'hours',
    label: 'Delivery time',
    color: '#f57c00',
    data: [26, 24, 29, 36, 41],
  },
];

export default function GettingStartedCombined() {
  return (
    <ResponsiveChartContainer
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsAxis leftAxis="orders" rightAxis="hours" />
      <ChartsLegend />
      <ChartsTooltip />
    </ResponsiveChartContainer>
  );
}
