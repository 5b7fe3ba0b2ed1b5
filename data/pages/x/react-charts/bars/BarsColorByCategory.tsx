import { BarChart } from '@mui/x-charts/BarChart';

const bins = ['Paper', 'Glass', 'Organic', 'Residual'];
const collected = [412, 268, 530, 345];

const colorMap = {
  type: 'ordinal' as const,
  values: bins,
  colors: ['#1e88e5', '#00897b', '#8d6e63', '#757575'],
};

export default function BarsColorByCategory() {
  return (
    <BarChart
      xAxis={[
        { scaleType: 'band', data: bins, colorMap, label: 'Collected in May' },
      ]}
      yAxis={[{ valueFormatter: (tons: number) => `${tons} t` }]}
      series={[{ data: collected }]}
      margin={{ top: 10 }}
      height={280}
    />
  );
}
