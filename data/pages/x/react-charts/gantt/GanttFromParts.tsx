import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { end, formatDay, start, status, tasks } from './data';

function Tasks() {
  const x = useXScale<'utc'>();
  const y = useYScale<'band'>();
  return tasks.map(({ name, from, to, done }) => {
    const width = x(to) - x(from);
    const bar = { height: y.bandwidth(), fill: '#1e88e5', rx: 3 };
    return (
      <g key={name} transform={`translate(${x(from)}, ${y(name)})`}>
        <title>{`${name}: ${Math.round(done * 100)}% done`}</title>
        <rect {...bar} width={width} opacity={0.35} />
        <rect {...bar} width={width * done} />
      </g>
    );
  });
}

const days = {
  scaleType: 'utc' as const,
  min: start,
  max: end,
  valueFormatter: formatDay,
};
const names = tasks.map(({ name }) => name);
const label = {
  label: formatDay(status),
  labelAlign: 'start',
  labelStyle: { textAnchor: 'middle' },
  spacing: { x: 0, y: -18 },
} as const;

export default function GanttFromParts() {
  return (
    <ResponsiveChartContainer
      series={[]}
      xAxis={[days]}
      yAxis={[{ scaleType: 'band', data: names }]}
      height={300}
      margin={{ left: 70, right: 30, top: 30, bottom: 30 }}
    >
      <ChartsGrid vertical />
      <Tasks />
      <ChartsReferenceLine x={status} {...label} />
      <ChartsXAxis />
      <ChartsYAxis disableLine disableTicks />
    </ResponsiveChartContainer>
  );
}
