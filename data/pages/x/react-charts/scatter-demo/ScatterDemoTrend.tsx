import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsVoronoiHandler } from '@mui/x-charts/ChartsVoronoiHandler';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import type { AllSeriesType } from '@mui/x-charts/models';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const hours = [2, 3, 3.5, 5, 6, 6.5, 8, 9, 10, 11.5];
const scores = [48, 55, 51, 62, 60, 68, 74, 71, 83, 86];

const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value) / values.length;
const [meanX, meanY] = [mean(hours), mean(scores)];
const slope =
  mean(hours.map((x, i) => (x - meanX) * (scores[i] - meanY))) /
  mean(hours.map((x) => (x - meanX) ** 2));
const trend = hours.map((x) => meanY + slope * (x - meanX));

const points = hours.map((x, i) => ({ id: i, x, y: scores[i] }));

const series: AllSeriesType[] = [
  { type: 'scatter', data: points, markerSize: 5 },
  { type: 'line', data: trend, curve: 'linear' },
];
const xAxis = [{ data: hours, label: 'Hours of preparation', min: 0, max: 12 }];

export default function ScatterDemoTrend() {
  return (
    <ResponsiveChartContainer
      height={300}
      xAxis={xAxis}
      yAxis={[{ label: 'Score', min: 40, max: 90 }]}
      series={series}
      margin={{ top: 20 }}
    >
      <LinePlot />
      <ScatterPlot />
      <ChartsVoronoiHandler voronoiMaxRadius={30} />
      <ChartsTooltip trigger="item" />
      <ChartsXAxis />
      <ChartsYAxis />
    </ResponsiveChartContainer>
  );
}
