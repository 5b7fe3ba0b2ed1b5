import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug'];
const series = [
  {
    yAxisId: 'guests',
    label: 'Guests',
    data: [310, 462, 598, 742, 701],
    color: '#1e88e5',
  },
  {
    yAxisId: 'rating',
    label: 'Rating',
    data: [4.6, 4.5, 4.1, 3.7, 3.9],
    color: '#f57c00',
  },
];

export default function BarDemoTwoScales() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: months }]}
      yAxis={[{ id: 'guests' }, { id: 'rating', min: 0, max: 5 }]}
      series={series}
      leftAxis={{ axisId: 'guests', tickLabelStyle: { fill: '#1e88e5' } }}
      rightAxis={{ axisId: 'rating', tickLabelStyle: { fill: '#f57c00' } }}
      height={300}
    />
  );
}
