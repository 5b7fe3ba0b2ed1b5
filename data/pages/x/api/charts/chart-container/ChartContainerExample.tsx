import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';

export default function ChartContainerExample() {
  return (
    <ChartContainer
      width={400}
      height={220}
      xAxis={[
        { id: 'year', data: [2021, 2022, 2023, 2024], scaleType: 'band' },
      ]}
      series={[{ type: 'bar', data: [31, 44, 38, 52] }]}
    >
      <BarPlot />
      <ChartsXAxis axisId="year" />
    </ChartContainer>
  );
}
