import { LineChart } from '@mui/x-charts/LineChart';

const days = [
  new Date(2024, 3, 1),
  new Date(2024, 3, 2),
  new Date(2024, 3, 5),
  new Date(2024, 3, 12),
  new Date(2024, 3, 14),
  new Date(2024, 3, 26),
];

const dayAndMonth = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
});

export default function LinesTimeAxis() {
  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'time',
          data: days,
          min: days[0],
          max: days[5],
          valueFormatter: (day: Date) => dayAndMonth.format(day),
        },
      ]}
      series={[{ data: [412, 408, 391, 377, 379, 340], label: 'Open issues' }]}
    />
  );
}
