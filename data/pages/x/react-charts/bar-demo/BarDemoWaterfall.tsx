import { BarChart } from '@mui/x-charts/BarChart';

const changes = [
  { step: 'Sales', change: 165 },
  { step: 'Rent', change: -90 },
  { step: 'Wages', change: -130 },
  { step: 'Grants', change: 45 },
];

const start = 240;
let balance = start;
const steps = changes.map(({ step, change }) => {
  const before = balance;
  balance += change;
  return {
    step,
    base: Math.min(before, balance),
    up: change > 0 ? change : null,
    down: change < 0 ? -change : null,
  };
});
const dataset = [
  { step: 'Start', balance: start },
  ...steps,
  { step: 'End', balance },
].map((row) => ({ base: null, up: null, down: null, balance: null, ...row }));

const xAxis = [
  {
    scaleType: 'band' as const,
    dataKey: 'step',
    categoryGapRatio: 0.1,
    label: 'Cash, € thousand',
  },
];
const stack = 'cash';

export default function BarDemoWaterfall() {
  return (
    <BarChart
      dataset={dataset}
      xAxis={xAxis}
      series={[
        { id: 'base', dataKey: 'base', stack, color: 'transparent' },
        { dataKey: 'balance', label: 'Balance', stack, color: '#78909c' },
        { dataKey: 'up', label: 'In', stack, color: '#66bb6a' },
        { dataKey: 'down', label: 'Out', stack, color: '#ef5350' },
      ]}
      tooltip={{ trigger: 'item' }}
      sx={{ '& .MuiBarElement-series-base': { pointerEvents: 'none' } }}
      height={300}
    />
  );
}
