import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './data';

const xAxis = [
  {
    data: hours,
    valueFormatter: (hour: string, { location }: { location: string }) =>
      location === 'tick' ? hour : `${hour}:00 to ${Number(hour) + 2}:00`,
  },
];

const series = [
  {
    data: cells,
    label: 'Visitors',
    valueFormatter: ([, day, value]: [number, number, number]) =>
      day > 4 && value > 70 ? `${value}, expect a queue` : String(value),
  },
];

export default function HeatmapTooltipText() {
  return (
    <Heatmap
      xAxis={xAxis}
      yAxis={[{ data: days }]}
      series={series}
      height={320}
      margin={{ top: 10 }}
    />
  );
}
