import { LineChart } from '@mui/x-charts/LineChart';

const hours = [4, 5, 6, 7, 8, 9, 10, 11, 12];
const harbor = [1.2, 1.6, 2.3, 3.1, 3.6, 3.4, 2.8, 2.1, 1.5];
const buoy = [1, 1.3, 1.8, 2.3, 2.7, 2.6, 2.2, 1.7, 1.2];
const highest = Math.max(...harbor);

export default function LinesMarks() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: hours, label: 'Hour' }]}
      yAxis={[{ label: 'Water level, m', min: 0 }]}
      series={[
        {
          data: harbor,
          label: 'Harbor',
          showMark: ({ value }) => value === highest,
        },
        { data: buoy, label: 'Buoy', showMark: false },
      ]}
      slotProps={{ mark: { shape: 'diamond' } }}
    />
  );
}
