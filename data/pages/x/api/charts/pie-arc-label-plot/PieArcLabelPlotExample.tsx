import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { unstable_usePieSeries } from '@mui/x-charts/hooks';
import { PieArcLabelPlot } from '@mui/x-charts/PieChart';

function Arcs() {
  const series = unstable_usePieSeries()?.series.trees;
  if (!series) return null;
  return (
    <PieArcLabelPlot
      id={series.id}
      data={series.data}
      innerRadius={40}
      outerRadius={90}
      arcLabel="value"
    />
  );
}

export default function PieArcLabelPlotExample() {
  return (
    <ChartContainer
      width={400}
      height={220}
      series={[
        { type: 'pie', id: 'trees', data: [{ value: 12 }, { value: 7 }] },
      ]}
    >
      <g transform="translate(200, 110)">
        <Arcs />
      </g>
    </ChartContainer>
  );
}
