import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul'];

export default function LegendBasic() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: months }]}
      series={[
        { label: 'Tomatoes', data: [2, 9, 21, 34, 40] },
        { label: 'Peppers', data: [1, 4, 12, 18, 27] },
        { data: [15, 15, 15, 15, 15], color: '#9e9e9e', showMark: false },
      ]}
      height={300}
    />
  );
}
