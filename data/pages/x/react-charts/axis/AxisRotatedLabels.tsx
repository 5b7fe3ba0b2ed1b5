import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const departments = [
  { name: 'Human resources', people: 14 },
  { name: 'Customer service', people: 41 },
  { name: 'Manufacturing', people: 88 },
  { name: 'Procurement', people: 19 },
  { name: 'Quality control', people: 23 },
  { name: 'Logistics', people: 36 },
];

export default function AxisRotatedLabels() {
  const textAnchor = useTheme().direction === 'rtl' ? 'start' : 'end';
  const tickLabelStyle = { angle: -45, textAnchor } as const;

  return (
    <BarChart
      dataset={departments}
      xAxis={[{ scaleType: 'band', dataKey: 'name', tickLabelStyle }]}
      series={[{ dataKey: 'people', label: 'Employees' }]}
      margin={{ left: 60, bottom: 95 }}
      height={320}
    />
  );
}
