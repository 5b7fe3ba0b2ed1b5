import { BarChart } from '@mui/x-charts/BarChart';

const kinds = ['fixed', 'open', 'rejected'] as const;
const reports = [
  { release: '1.0', fixed: 18, open: 25, rejected: 7 },
  { release: '1.1', fixed: 41, open: 19, rejected: 12 },
  { release: '1.2', fixed: 87, open: 22, rejected: 16 },
  { release: '1.3', fixed: 60, open: 6, rejected: 9 },
];

const series = kinds.map((kind) => ({
  dataKey: kind,
  label: kind,
  stack: 'reports',
  stackOffset: 'expand' as const,
  valueFormatter: (
    value: number | null,
    { dataIndex }: { dataIndex: number },
  ) => {
    const { fixed, open, rejected } = reports[dataIndex];
    const percent = (100 * (value ?? 0)) / (fixed + open + rejected);
    return `${value} (${percent.toFixed(0)}%)`;
  },
}));

export default function StackingPercent() {
  return (
    <BarChart
      dataset={reports}
      xAxis={[{ scaleType: 'band', dataKey: 'release' }]}
      yAxis={[
        { valueFormatter: (share: number) => `${Math.round(share * 100)}%` },
      ]}
      series={series}
      height={300}
    />
  );
}
