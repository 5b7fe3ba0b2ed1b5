import { LineChart } from '@mui/x-charts/LineChart';

const years = [2018, 2019, 2020, 2021, 2022, 2023];
const trains = [22, 24, 15, 19, 27, 31];
const buses = [31, 30, 19, 22, 24, 25];
const cars = [88, 86, 71, 80, 79, 74];

const share = (value: number | null, { dataIndex }: { dataIndex: number }) => {
  const sum = trains[dataIndex] + buses[dataIndex] + cars[dataIndex];
  return `${Math.round(((value ?? 0) / sum) * 100)}%`;
};

const series = [
  { label: 'Train', data: trains },
  { label: 'Bus', data: buses },
  { label: 'Car', data: cars },
].map((line) => ({
  ...line,
  area: true,
  showMark: false,
  stack: 'trips',
  stackOffset: 'expand' as const,
  valueFormatter: share,
}));

const asPercent = (part: number) => `${Math.round(part * 100)}%`;

export default function AreaDemoShare() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: String }]}
      yAxis={[{ valueFormatter: asPercent }]}
      series={series}
    />
  );
}
