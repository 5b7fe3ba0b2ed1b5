import { ScatterChart } from '@mui/x-charts/ScatterChart';

const label =
  (name: string, site: string) => (location: 'tooltip' | 'legend') =>
    location === 'legend' ? name : `${name} (${site})`;

const series = [
  {
    label: label('Coast', 'station 4, 12 m'),
    data: [
      { id: 'c1', x: 9, y: 61 },
      { id: 'c2', x: 12, y: 54 },
      { id: 'c3', x: 15, y: 48 },
    ],
  },
  {
    label: label('Hills', 'station 9, 640 m'),
    data: [
      { id: 'h1', x: 4, y: 78 },
      { id: 'h2', x: 6, y: 73 },
      { id: 'h3', x: 11, y: 66 },
    ],
  },
];

export default function LabelScatter() {
  return (
    <ScatterChart
      xAxis={[{ label: 'Temperature (°C)' }]}
      yAxis={[{ label: 'Humidity (%)' }]}
      series={series}
      height={280}
    />
  );
}
