import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const blue = '#1e88e5';
const red = '#f4511e';

const yAxis = [
  { id: 'rain', label: 'Rain, mm', labelStyle: { fill: blue } },
  { id: 'heat', label: 'Temperature, °C', labelStyle: { fill: red } },
];

const series = [
  {
    label: 'Rain',
    yAxisId: 'rain',
    color: blue,
    data: [76, 61, 58, 52, 44, 31, 22, 28],
  },
  {
    label: 'Temperature',
    yAxisId: 'heat',
    color: red,
    data: [8, 9, 11, 13, 17, 21, 24, 24],
  },
];

export default function LineDemoTwoAxes() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={yAxis}
      rightAxis="heat"
      series={series}
      margin={{ right: 60, left: 60 }}
    />
  );
}
