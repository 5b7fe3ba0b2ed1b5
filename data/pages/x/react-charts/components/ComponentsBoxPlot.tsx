import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const routes = [
  { name: 'Bus 4', low: 12, q1: 17, median: 21, q3: 26, high: 44 },
  { name: 'Bus 9', low: 15, q1: 18, median: 19, q3: 22, high: 31 },
  { name: 'Tram', low: 11, q1: 12, median: 13, q3: 15, high: 20 },
];
const xAxis = [
  { scaleType: 'band' as const, data: routes.map((route) => route.name) },
];

function BoxPlot() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const width = Math.min(60, x.bandwidth());
  return routes.map(({ name, low, q1, median, q3, high }) => (
    <g
      key={name}
      transform={`translate(${(x(name) ?? 0) + x.bandwidth() / 2}, 0)`}
      stroke="currentColor"
      strokeWidth={2}
    >
      <title>{`${name}: median ${median}, from ${low} to ${high} minutes`}</title>
      <line y1={y(low)} y2={y(high)} />
      <rect
        x={-width / 2}
        y={y(q3)}
        width={width}
        height={y(q1) - y(q3)}
        fill="#26a69a"
      />
      <line x1={-width / 2} x2={width / 2} y1={y(median)} y2={y(median)} />
    </g>
  ));
}

export default function ComponentsBoxPlot() {
  return (
    <ResponsiveChartContainer
      height={300}
      series={[]}
      xAxis={xAxis}
      yAxis={[{ min: 0, max: 50, label: 'Minutes' }]}
      margin={{ top: 10, bottom: 30 }}
    >
      <ChartsGrid horizontal />
      <BoxPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ResponsiveChartContainer>
  );
}
