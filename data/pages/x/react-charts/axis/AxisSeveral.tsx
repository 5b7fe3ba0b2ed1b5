import { LineChart } from '@mui/x-charts/LineChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const series = [
  {
    yAxisId: 'cars',
    label: 'Cars',
    data: [1240, 1310, 1190, 1420],
    color: '#1e88e5',
  },
  {
    yAxisId: 'quota',
    label: 'Electric (%)',
    data: [18, 23, 29, 37],
    color: '#e65100',
  },
];

export default function AxisSeveral() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: quarters }]}
      yAxis={[
        { id: 'cars', min: 0 },
        { id: 'quota', min: 0, max: 100 },
      ]}
      series={series}
      leftAxis="cars"
      rightAxis="quota"
      height={300}
    />
  );
}
