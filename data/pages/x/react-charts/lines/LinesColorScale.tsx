import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const degrees = [-3, -5, -4, 1, 6, 8, 4, 0, -2];

export default function LinesColorScale() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: hours, label: 'Hour', max: 24 }]}
      yAxis={[
        {
          label: '°C',
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: ['#4393c3', '#d6604d'],
          },
        },
      ]}
      series={[{ data: degrees, area: true, label: 'Temperature' }]}
      slotProps={{ legend: { hidden: true } }}
      margin={{ top: 20 }}
    />
  );
}
