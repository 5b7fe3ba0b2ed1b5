import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 12 }, (_, index) => index + 1);

// Users who are still active, in percent, per month of sign-up.
const january = [100, 74, 63, 58, 54, 51, 49, 48, 46, 45, 45, 44];
const february = [100, 78, 69, 64, 60, 58, 57, 55];
const march = [null, null, 100, 83, 75, 71, 69, 66, 65];

export default function LinesDifferentLengths() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: weeks, label: 'Week' }]}
      yAxis={[{ min: 0, max: 100 }]}
      series={[
        { data: january, label: 'January' },
        { data: february, label: 'February' },
        { data: march, label: 'March' },
      ]}
    />
  );
}
