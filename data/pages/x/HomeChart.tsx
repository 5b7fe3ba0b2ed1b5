import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

const series = [
  { label: 'Wind', stack: 'all', data: [96, 91, 84, 70, 61, 52, 48, 55, 73] },
  { label: 'Solar', stack: 'all', data: [12, 19, 34, 47, 58, 66, 69, 60, 41] },
  { label: 'Water', stack: 'all', data: [31, 33, 38, 42, 36, 27, 21, 19, 24] },
];

export default function HomeChart() {
  return (
    <BarChart
      height={334}
      series={series}
      xAxis={[{ scaleType: 'band', data: months }]}
      yAxis={[{ valueFormatter: (value) => `${value} GWh` }]}
      margin={{ top: 48, right: 8, bottom: 28, left: 68 }}
      slotProps={{ legend: { padding: 0 } }}
    />
  );
}
