import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { name: 'Schools', value: 38 },
  { name: 'Streets', value: 24 },
  { name: 'Health', value: 19 },
  { name: 'Parks', value: 9 },
  { name: 'Culture', value: 6 },
  { name: 'Other', value: 4 },
];

export default function TreemapAsBars() {
  return (
    <BarChart
      layout="horizontal"
      dataset={dataset}
      yAxis={[{ scaleType: 'band', dataKey: 'name' }]}
      xAxis={[{ min: 0, max: 40 }]}
      series={[{ dataKey: 'value', label: 'Expenses (million)' }]}
      barLabel="value"
      sx={{ '& .MuiBarLabel-root': { fill: '#000' } }}
      height={280}
      margin={{ left: 70 }}
    />
  );
}
