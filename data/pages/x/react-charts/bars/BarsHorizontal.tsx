import { BarChart } from '@mui/x-charts/BarChart';

const tickets = [
  { reason: 'Password reset', count: 214 },
  { reason: 'Billing question', count: 167 },
  { reason: 'Feature request', count: 121 },
  { reason: 'Bug report', count: 98 },
  { reason: 'Account closure', count: 34 },
];

export default function BarsHorizontal() {
  return (
    <BarChart
      layout="horizontal"
      dataset={tickets}
      yAxis={[{ scaleType: 'band', dataKey: 'reason' }]}
      xAxis={[{ label: 'Tickets in one week' }]}
      series={[{ dataKey: 'count' }]}
      margin={{ left: 120, top: 10 }}
      height={280}
    />
  );
}
