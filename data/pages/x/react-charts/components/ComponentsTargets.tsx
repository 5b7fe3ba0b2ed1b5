import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const teams = ['North', 'South', 'East', 'West'];
const calls = [142, 118, 156, 97];
const targets = [130, 130, 150, 110];

function Targets() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const overhang = 2;
  return (
    <g stroke="currentColor" strokeWidth={3} pointerEvents="none">
      {teams.map((team, index) => (
        <line
          key={team}
          x1={(x(team) ?? 0) - overhang}
          x2={(x(team) ?? 0) + x.bandwidth() + overhang}
          y1={y(targets[index])}
          y2={y(targets[index])}
        />
      ))}
    </g>
  );
}

export default function ComponentsTargets() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: teams }]}
      series={[{ data: calls, label: 'Calls answered' }]}
      height={300}
    >
      <Targets />
    </BarChart>
  );
}
