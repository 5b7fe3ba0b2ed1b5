import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { AllSeriesType } from '@mui/x-charts/models';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const dataset = [
  { month: 'Jan', rain: 76, heat: 8 },
  { month: 'Mar', rain: 58, heat: 11 },
  { month: 'May', rain: 44, heat: 17 },
  { month: 'Jul', rain: 22, heat: 24 },
  { month: 'Sep', rain: 41, heat: 20 },
  { month: 'Nov', rain: 81, heat: 12 },
];

const series: AllSeriesType[] = [
  { type: 'bar', dataKey: 'rain', label: 'Rain, mm', yAxisId: 'rain' },
  {
    type: 'line',
    dataKey: 'heat',
    label: 'Heat, °C',
    yAxisId: 'heat',
    color: '#ef6c00',
  },
];

const yAxis = [{ id: 'rain' }, { id: 'heat', min: 0, max: 30 }];

export default function CompositionBarAndLine() {
  return (
    <ResponsiveChartContainer
      height={320}
      dataset={dataset}
      series={series}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      yAxis={yAxis}
    >
      <ChartsGrid horizontal />
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="heat" position="right" />
      <ChartsLegend />
      <ChartsTooltip trigger="axis" />
    </ResponsiveChartContainer>
  );
}
