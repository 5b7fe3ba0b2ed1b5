import { BarChart } from '@mui/x-charts/BarChart';

const hours = ['06:00', '07:00', '08:00', '09:00', '10:00', '11:00'];
const riders = [14, 52, null, null, 0, 21];

const formatRiders = (value: number | null) =>
  value === null ? 'counter offline' : `${value} riders`;

export default function BarsMissingValues() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: hours }]}
      series={[
        {
          data: riders,
          label: 'Riders on the path',
          valueFormatter: formatRiders,
        },
      ]}
      height={260}
    />
  );
}
