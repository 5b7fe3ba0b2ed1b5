import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';

export default function LineHighlightPlotExample() {
  return (
    <ChartContainer
      width={400}
      height={220}
      xAxis={[
        { id: 'year', data: [2021, 2022, 2023, 2024], scaleType: 'band' },
      ]}
      series={[{ type: 'line', data: [31, 44, 38, 52] }]}
    >
      <LinePlot />
      <LineHighlightPlot />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
