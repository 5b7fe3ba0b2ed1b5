import { LineChart } from '@mui/x-charts/LineChart';

const distances = [0, 5, 10, 15, 20, 30, 42];
const pulse = [92, 138, 146, 151, 154, 161, 173];

export default function AxisBasic() {
  return (
    <LineChart
      xAxis={[{ data: distances, label: 'Distance (km)' }]}
      yAxis={[{ min: 60, max: 200 }]}
      series={[{ data: pulse, label: 'Pulse' }]}
      height={300}
    />
  );
}
