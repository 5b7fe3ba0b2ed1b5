import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];
const score = [0, 2, 5, 9, 14, 16, 21, 27, 30, 36];

export default function AxisTickInterval() {
  return (
    <LineChart
      xAxis={[
        {
          data: minutes,
          tickInterval: [0, 15, 45, 90],
          valueFormatter: (value: number) => `${value}′`,
        },
      ]}
      series={[{ data: score, label: 'Points' }]}
      height={260}
    />
  );
}
