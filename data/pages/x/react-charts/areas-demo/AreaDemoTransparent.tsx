import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

const series = [
  { label: 'Workday', data: [4, 2, 11, 46, 39, 41, 58, 27, 8] },
  { label: 'Weekend', data: [13, 5, 4, 17, 34, 42, 37, 29, 16] },
].map((line) => ({ ...line, area: true, showMark: false }));

export default function AreaDemoTransparent() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: hours, label: 'Hour', max: 24, tickMinStep: 3 }]}
      yAxis={[{ label: 'Calls' }]}
      series={series}
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.35 } }}
    />
  );
}
