import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const lunches = [
  { label: 'Meat', stack: 'lunch', data: [34, 41, 29, 38, 22] },
  { label: 'Veggie', stack: 'lunch', data: [21, 18, 27, 24, 30] },
  { label: 'Vegan', stack: 'lunch', data: [9, 12, 14, 11, 17] },
];
const totals = days.map((_, index) =>
  lunches.reduce((sum, { data }) => sum + data[index], 0),
);

function Totals() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  return days.map((day, index) => (
    <text
      key={day}
      x={(x(day) ?? 0) + x.bandwidth() / 2}
      y={y(totals[index]) - 6}
      textAnchor="middle"
      fontSize={13}
      fill="currentColor"
    >
      {totals[index]}
    </text>
  ));
}

export default function StackingTotals() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: days }]}
      yAxis={[{ max: 90 }]}
      series={lunches}
      height={300}
    >
      <Totals />
    </BarChart>
  );
}
