import { LineChart } from '@mui/x-charts/LineChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const blue = '#1e88e5';
const orange = '#e65100';

const yAxis = [
  { id: 'cars', label: 'Cars sold', min: 0 },
  { id: 'quota', label: 'Electric (%)', min: 0, max: 100 },
];
const series = [
  {
    yAxisId: 'cars',
    label: 'Cars',
    data: [1240, 1310, 1190, 1420],
    color: blue,
  },
  {
    yAxisId: 'quota',
    label: 'Electric',
    data: [18, 23, 29, 37],
    color: orange,
  },
];

const axisLabel = (x: number, fill: string) => ({
  labelStyle: { fill },
  slotProps: { axisLabel: { x } },
});

export default function AxisSeveral() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: quarters }]}
      yAxis={yAxis}
      series={series}
      leftAxis={{ axisId: 'cars', ...axisLabel(-50, blue) }}
      rightAxis={{ axisId: 'quota', ...axisLabel(40, orange) }}
      margin={{ left: 70, right: 60 }}
      height={300}
    />
  );
}
