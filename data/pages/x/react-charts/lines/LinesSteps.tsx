import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const cents = [18, 16, 15, 21, 27, 24, 19, 17, 22, 34, 31, 23, 23];

export default function LinesSteps() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: hours, label: 'Hour', max: 24, tickMinStep: 4 }]}
      series={[
        {
          data: cents,
          label: 'Cents per kWh',
          curve: 'stepAfter',
          area: true,
          showMark: false,
        },
      ]}
    />
  );
}
