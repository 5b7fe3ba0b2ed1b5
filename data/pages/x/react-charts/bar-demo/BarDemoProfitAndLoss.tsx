import { BarChart } from '@mui/x-charts/BarChart';

const results = [
  { quarter: 'Q1 23', result: -42 },
  { quarter: 'Q2 23', result: -18 },
  { quarter: 'Q3 23', result: 11 },
  { quarter: 'Q4 23', result: 35 },
  { quarter: 'Q1 24', result: -7 },
  { quarter: 'Q2 24', result: 28 },
  { quarter: 'Q3 24', result: 51 },
  { quarter: 'Q4 24', result: 64 },
];

const euros = (value: number) => `${value < 0 ? '−' : ''}€${Math.abs(value)}k`;

const yAxis = {
  min: -60,
  max: 80,
  valueFormatter: euros,
  colorMap: {
    type: 'piecewise' as const,
    thresholds: [0],
    colors: ['#ef5350', '#66bb6a'],
  },
};

export default function BarDemoProfitAndLoss() {
  return (
    <BarChart
      dataset={results}
      xAxis={[
        { scaleType: 'band', dataKey: 'quarter', tickPlacement: 'middle' },
      ]}
      yAxis={[yAxis]}
      series={[
        { dataKey: 'result', valueFormatter: (value) => euros(value ?? 0) },
      ]}
      grid={{ horizontal: true }}
      margin={{ left: 60, top: 20 }}
      height={300}
    />
  );
}
