import { LineChart } from '@mui/x-charts/LineChart';

const criteria = ['Range', 'Comfort', 'Price', 'Space', 'Speed', 'Safety'];

const highlightScope = { highlight: 'series', fade: 'global' } as const;
const series = [
  { label: 'Hatchback', color: '#1e88e5', data: [6, 5, 9, 4, 6, 7] },
  { label: 'Van', color: '#f4511e', data: [7, 8, 4, 10, 5, 8] },
].map((car) => ({ ...car, curve: 'linear' as const, highlightScope }));

export default function RadarAsLines() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: criteria }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={series}
      grid={{ vertical: true, horizontal: true }}
      height={300}
    />
  );
}
