import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

const series = [
  { label: 'Solar', data: [38, 74, 81, 33] },
  { label: 'Wind', data: [92, 61, 54, 97] },
];

export default function IntroductionBarChart() {
  return (
    <BarChart
      height={280}
      xAxis={[{ scaleType: 'band', data: quarters }]}
      yAxis={[{ label: 'Output (GWh)' }]}
      series={series}
    />
  );
}
