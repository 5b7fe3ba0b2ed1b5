import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const booked = [18, 22, 25, 24, 37, 44, 41];
const today = 4;

const slotProps: BarChartProps['slotProps'] = {
  bar: ({ dataIndex, color }) =>
    dataIndex > today
      ? {
          style: {
            fillOpacity: 0.2,
            stroke: color,
            strokeWidth: 2,
            strokeDasharray: '6 4',
          },
        }
      : {},
};

export default function StylingOneBar() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: days }]}
      series={[{ data: booked, label: 'Tables booked' }]}
      slotProps={slotProps}
      height={280}
    />
  );
}
