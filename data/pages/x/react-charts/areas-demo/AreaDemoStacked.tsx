import { LineChart } from '@mui/x-charts/LineChart';

const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023];

const common = { area: true, stack: 'members', showMark: false };
const series = [
  { ...common, label: 'Adults', data: [210, 224, 231, 219, 226, 248, 263] },
  { ...common, label: 'Teens', data: [84, 91, 103, 80, 86, 112, 127] },
  { ...common, label: 'Kids', data: [45, 52, 60, 41, 48, 71, 90] },
];

export default function AreaDemoStacked() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: String }]}
      series={series}
    />
  );
}
