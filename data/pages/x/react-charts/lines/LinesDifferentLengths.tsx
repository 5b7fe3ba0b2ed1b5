import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 12 }, (_, index) => index + 1);

// Tickets sold in one cinema, in hundreds, per week of the season.
const drama = [98, 81, 66, 52, 43, 35, 30, 24, 20, 17, 13, 11];
const crime = [74, 52, 37, 26, 17, 11, 8, 5];
const kids = [null, null, 93, 84, 70, 53, 41, 32, 26];

export default function LinesDifferentLengths() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: weeks, label: 'Week', min: 1, max: 12 }]}
      yAxis={[{ label: 'Hundred tickets', min: 0, max: 100 }]}
      series={[
        { data: drama, label: 'Drama' },
        { data: crime, label: 'Crime' },
        { data: kids, label: 'Kids' },
      ]}
    />
  );
}
