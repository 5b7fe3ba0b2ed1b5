import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['00', '04', '08', '12', '16', '20', '24'];
const common = { area: true, showMark: false, stack: 'load' };

export default function StackingAreas() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: hours, label: 'Hour' }]}
      yAxis={[{ label: 'CPU, %' }]}
      series={[
        { ...common, label: 'Web', data: [12, 8, 31, 44, 47, 38, 14] },
        { ...common, label: 'API', data: [20, 19, 26, 33, 35, 28, 21] },
        { ...common, label: 'Jobs', data: [34, 41, 9, 6, 7, 15, 33] },
      ]}
      height={300}
    />
  );
}
