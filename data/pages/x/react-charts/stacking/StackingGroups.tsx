import { BarChart } from '@mui/x-charts/BarChart';

const shops = ['Center', 'Station', 'Airport', 'Online'];

export default function StackingGroups() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: shops }]}
      series={[
        {
          label: 'Sales',
          stack: 'in',
          data: [74, 58, 91, 66],
          color: '#2e7d32',
        },
        { label: 'Fees', stack: 'in', data: [9, 14, 6, 11], color: '#81c784' },
        {
          label: 'Wages',
          stack: 'out',
          data: [38, 31, 47, 12],
          color: '#c62828',
        },
        {
          label: 'Rent',
          stack: 'out',
          data: [22, 17, 35, 4],
          color: '#ef9a9a',
        },
        { label: 'Target', data: [30, 20, 20, 50], color: '#78909c' },
      ]}
      margin={{ top: 80 }}
      height={330}
    />
  );
}
