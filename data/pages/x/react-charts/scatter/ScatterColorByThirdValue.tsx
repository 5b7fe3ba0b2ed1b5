import { ScatterChart } from '@mui/x-charts/ScatterChart';

// x: hour of the day, y: noise in decibels, z: wind in meters per second.
const data = [
  { id: 1, x: 1, y: 38, z: 1.2 },
  { id: 2, x: 4, y: 36, z: 0.8 },
  { id: 3, x: 7, y: 52, z: 2.1 },
  { id: 4, x: 9, y: 61, z: 6.4 },
  { id: 5, x: 11, y: 55, z: 3.3 },
  { id: 6, x: 13, y: 64, z: 8.9 },
  { id: 7, x: 15, y: 57, z: 4.2 },
  { id: 8, x: 17, y: 67, z: 7.7 },
  { id: 9, x: 20, y: 49, z: 2.6 },
  { id: 10, x: 22, y: 44, z: 5.1 },
];

const zAxis = [
  {
    min: 0,
    max: 10,
    colorMap: {
      type: 'continuous' as const,
      color: ['#90caf9', '#6a1b9a'] as const,
    },
  },
];

export default function ScatterColorByThirdValue() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Hour', min: 0, max: 24 }]}
      yAxis={[{ label: 'dB' }]}
      zAxis={zAxis}
      series={[{ data, markerSize: 7 }]}
      margin={{ top: 20 }}
    />
  );
}
