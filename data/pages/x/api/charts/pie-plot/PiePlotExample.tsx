import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { PiePlot } from '@mui/x-charts/PieChart';

export default function PiePlotExample() {
  return (
    <ChartContainer
      width={400}
      height={220}
      series={[
        { type: 'pie', id: 'trees', data: [{ value: 12 }, { value: 7 }] },
      ]}
    >
      <PiePlot />
    </ChartContainer>
  );
}
