import { ScatterChart } from '@mui/x-charts/ScatterChart';

const cups = [
  { id: 1, x: 2.1, y: 78, roast: 'light' },
  { id: 2, x: 2.6, y: 84, roast: 'light' },
  { id: 3, x: 3.2, y: 81, roast: 'medium' },
  { id: 4, x: 3.5, y: 88, roast: 'medium' },
  { id: 5, x: 4.1, y: 85, roast: 'dark' },
  { id: 6, x: 4.6, y: 76, roast: 'dark' },
  { id: 7, x: 3.0, y: 70, roast: 'unknown' },
];

const zAxis = [
  {
    data: cups.map((cup) => cup.roast),
    colorMap: {
      type: 'ordinal' as const,
      values: ['light', 'medium', 'dark'],
      colors: ['#ffa726', '#a1662f', '#6d4c41'],
      unknownColor: '#9e9e9e',
    },
  },
];

export default function StylingColorOrdinal() {
  return (
    <ScatterChart
      xAxis={[{ label: 'Minutes of brewing', min: 1.5, max: 5 }]}
      yAxis={[{ min: 60, max: 100 }]}
      zAxis={zAxis}
      series={[
        {
          data: cups,
          markerSize: 8,
          valueFormatter: ({ y, id }) => `${y} points, cup ${id}`,
        },
      ]}
      height={280}
      margin={{ top: 20 }}
    />
  );
}
