import { BarChart } from '@mui/x-charts/BarChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const borrowed = [182, 164, 211, 190, 156, 274];
const returned = [158, 171, 176, 202, 164, 231];

export default function BarsBasic() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: weekdays }]}
      yAxis={[{ label: 'Books' }]}
      series={[
        { data: borrowed, label: 'Borrowed' },
        { data: returned, label: 'Returned' },
      ]}
      height={300}
    />
  );
}
