import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weeks = [18, 19, 20, 21, 22];
const minutes = [
  30, 0, 45, 60, 20, 35, 0, 40, 30, 75, 90, 0, 30, 25, 45, 0, 60, 80, 30, 0, 45,
  30, 55, 70, 95, 0, 20, 35, 40, 0, 65,
];

// The first of May 2024 was a Wednesday, two days after Monday.
const cells = minutes.map((value, index): [number, number, number] => [
  Math.floor((index + 2) / 7),
  (index + 2) % 7,
  value,
]);

const color = ['#b2dfdb', '#00695c'] as const;
const zAxis = [{ colorMap: { type: 'continuous' as const, color } }];

const noLines = { disableLine: true, disableTicks: true };
const gap = { categoryGapRatio: 0.1 };

export default function HeatmapCalendar() {
  return (
    <Heatmap
      xAxis={[{ data: weeks, label: 'Week', ...noLines, ...gap }]}
      yAxis={[{ data: days, ...noLines, ...gap }]}
      zAxis={zAxis}
      series={[{ data: cells, label: 'Minutes of running' }]}
      slotProps={{ cell: { rx: 6 } }}
      height={320}
      margin={{ top: 10 }}
    />
  );
}
