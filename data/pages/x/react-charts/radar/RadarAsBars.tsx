import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { criterion: 'Space', hatchback: 4, van: 10 },
  { criterion: 'Price', hatchback: 9, van: 4 },
  { criterion: 'Comfort', hatchback: 5, van: 8 },
  { criterion: 'Range', hatchback: 6, van: 7 },
  { criterion: 'Speed', hatchback: 6, van: 5 },
  { criterion: 'Safety', hatchback: 7, van: 8 },
];

export default function RadarAsBars() {
  return (
    <BarChart
      layout="horizontal"
      dataset={dataset}
      yAxis={[{ scaleType: 'band', dataKey: 'criterion' }]}
      xAxis={[{ min: 0, max: 10, label: 'Points out of 10' }]}
      series={[
        { dataKey: 'hatchback', label: 'Hatchback', color: '#1e88e5' },
        { dataKey: 'van', label: 'Van', color: '#f4511e' },
      ]}
      height={320}
      margin={{ left: 75 }}
    />
  );
}
