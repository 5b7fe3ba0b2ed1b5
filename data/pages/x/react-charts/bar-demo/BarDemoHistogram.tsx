import { BarChart } from '@mui/x-charts/BarChart';

const finishTimes = [
  41, 43, 44, 46, 47, 47, 48, 49, 50, 51, 51, 52, 52, 53, 53, 54, 54, 55, 55,
  56, 56, 56, 57, 57, 58, 58, 59, 60, 61, 61, 62, 63, 64, 66, 67, 69, 71, 74,
  78, 83,
];

const width = 5;
const starts = Array.from({ length: 9 }, (_, index) => 40 + index * width);
const counts = starts.map(
  (start) =>
    finishTimes.filter((time) => time >= start && time < start + width).length,
);

const minutes = (start: number, context: { location: string }) =>
  context.location === 'tick'
    ? `${start}`
    : `${start} to ${start + width} minutes`;

const times = {
  scaleType: 'band' as const,
  data: starts,
  categoryGapRatio: 0.02,
  tickLabelPlacement: 'tick' as const,
  valueFormatter: minutes,
  label: 'Finish time (minutes)',
};

export default function BarDemoHistogram() {
  return (
    <BarChart
      xAxis={[times]}
      yAxis={[{ label: 'Runners' }]}
      series={[{ data: counts, valueFormatter: (count) => `${count} runners` }]}
      margin={{ top: 10 }}
      height={280}
    />
  );
}
