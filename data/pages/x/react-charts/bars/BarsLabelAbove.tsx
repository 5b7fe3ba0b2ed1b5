import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { styled } from '@mui/material/styles';

const machines = ['Press', 'Lathe', 'Mill', 'Saw', 'Drill'];
const uptime = [97, 88, 93, 71, 99];

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));

function LabelAbove({ dataIndex, children }: BarLabelProps) {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const x = (xScale(machines[dataIndex]) ?? 0) + xScale.bandwidth() / 2;

  return (
    <Text x={x} y={yScale(uptime[dataIndex]) - 6}>
      {children}
    </Text>
  );
}

export default function BarsLabelAbove() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: machines, label: 'Uptime in May' }]}
      yAxis={[{ min: 0, max: 110, tickInterval: [0, 25, 50, 75, 100] }]}
      series={[{ data: uptime }]}
      barLabel={({ value }) => `${value}%`}
      slots={{ barLabel: LabelAbove }}
      margin={{ top: 10 }}
      height={280}
    />
  );
}
