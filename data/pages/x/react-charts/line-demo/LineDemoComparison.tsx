import { LineChart } from '@mui/x-charts/LineChart';

const months = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

const series = [
  {
    label: '2023',
    data: [31, 28, 35, 42, 47, 58, 71, 69, 52, 44, 36, 40],
    color: '#90a4ae',
    showMark: false,
  },
  {
    label: '2024',
    data: [34, 33, 41, 45, 55, 66],
    color: '#ef6c00',
  },
];

export default function LineDemoComparison() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ min: 0, label: 'Bookings' }]}
      series={series}
    />
  );
}
