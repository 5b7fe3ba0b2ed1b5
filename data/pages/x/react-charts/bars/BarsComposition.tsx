import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'];
const parcels = [410, 455, 390, 520, 495, 560];

export default function BarsComposition() {
  return (
    <ResponsiveChartContainer
      xAxis={[{ id: 'week', scaleType: 'band', data: weeks }]}
      yAxis={[{ id: 'parcels', max: 700 }]}
      series={[{ type: 'bar', data: parcels, label: 'Parcels' }]}
      margin={{ top: 10, bottom: 60 }}
      height={300}
    >
      <ChartsGrid horizontal />
      <BarPlot borderRadius={4} />
      <ChartsReferenceLine y={600} label="Capacity" />
      <ChartsXAxis axisId="week" label="Parcels per week" />
      <ChartsYAxis axisId="parcels" />
      <ChartsTooltip />
    </ResponsiveChartContainer>
  );
}
