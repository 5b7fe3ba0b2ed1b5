import { ScatterChart } from '@mui/x-charts/ScatterChart';

// [day of April 2024, minutes on the road]
const rides = [
  [2, 34],
  [3, 31],
  [5, 42],
  [9, 33],
  [11, 29],
  [12, 51],
  [16, 30],
  [18, 28],
  [19, 44],
  [23, 29],
  [25, 27],
  [26, 46],
];

const point = ([day, minutes]: number[]) => ({
  id: day,
  x: new Date(2024, 3, day).getTime(),
  y: minutes,
});
const isFriday = ([day]: number[]) => new Date(2024, 3, day).getDay() === 5;

const fridays = rides.filter(isFriday).map(point);
const otherDays = rides.filter((ride) => !isFriday(ride)).map(point);
const format = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
});

export default function ScatterDemoDates() {
  return (
    <ScatterChart
      height={300}
      xAxis={[
        { scaleType: 'time', valueFormatter: (time) => format.format(time) },
      ]}
      yAxis={[{ label: 'Minutes', min: 20 }]}
      series={[
        { label: 'Fridays', data: fridays, markerSize: 6 },
        { label: 'Other days', data: otherDays, markerSize: 6 },
      ].map((series) => ({
        ...series,
        valueFormatter: ({ x, y }) => `${format.format(x)}: ${y} min`,
      }))}
      voronoiMaxRadius={40}
    />
  );
}
