import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 5, 10, 15, 20, 25, 30, 35, 40];
const tide = [1.2, 1.6, 2.3, 3.1, 3.6, 3.4, 2.8, 2.1, 1.5];
const wind = [2.2, 2.1, 2.4, 2.2, 1.9, 1.7, 1.9, 2.3, 2.6];
const highest = Math.max(...tide);

export default function LinesMarks() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: minutes, label: 'Minute' }]}
      series={[
        {
          data: tide,
          label: 'Tide',
          showMark: ({ value }) => value === highest,
        },
        { data: wind, label: 'Wind', showMark: false },
      ]}
      slotProps={{ mark: { shape: 'diamond' } }}
    />
  );
}
