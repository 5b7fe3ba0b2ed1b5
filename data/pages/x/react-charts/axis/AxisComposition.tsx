import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const years = [2000, 2004, 2008, 2012, 2016, 2020, 2024];
const price = [31, 38, 52, 61, 58, 66, 89];

const year = (value: number) => `${value}`;

export default function AxisComposition() {
  return (
    <ResponsiveChartContainer
      xAxis={[
        {
          id: 'years',
          data: years,
          min: 2000,
          max: 2024,
          valueFormatter: year,
        },
      ]}
      yAxis={[{ id: 'price', min: 0 }]}
      series={[{ type: 'line', data: price }]}
      height={280}
    >
      <LinePlot />
      <ChartsXAxis axisId="years" position="bottom" label="Year" tickSize={4} />
      <ChartsYAxis axisId="price" position="right" label="Euros per MWh" />
    </ResponsiveChartContainer>
  );
}
