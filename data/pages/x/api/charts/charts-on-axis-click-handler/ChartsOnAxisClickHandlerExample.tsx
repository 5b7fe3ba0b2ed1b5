import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsOnAxisClickHandler } from '@mui/x-charts/ChartsOnAxisClickHandler';

export default function ChartsOnAxisClickHandlerExample() {
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
      <ChartsOnAxisClickHandler
        onAxisClick={(_event, data) => console.log(data?.axisValue)}
      />
    </ChartContainer>
  );
}
