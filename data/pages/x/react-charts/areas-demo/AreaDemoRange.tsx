import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7];
const lows = [4, 6, 7, 5, 3, 4, 8];
const highs = [11, 14, 17, 12, 9, 12, 18];
const means = [7, 10, 12, 8, 6, 8, 13];

const band = { area: true, showMark: false, disableHighlight: true };
const series = [
  {
    ...band,
    id: 'low',
    stack: 'range',
    label: 'Lowest',
    data: lows,
    color: '#90a4ae',
  },
  {
    ...band,
    id: 'span',
    stack: 'range',
    label: 'Highest',
    data: highs.map((high, index) => high - lows[index]),
    color: '#90a4ae',
    valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
      String(highs[dataIndex]),
  },
  { id: 'mean', label: 'Mean', data: means, color: '#f57c00' },
];

const styles = {
  '& .MuiAreaElement-series-low': { fill: 'none' },
  '& .MuiAreaElement-series-span': { fillOpacity: 0.4 },
};

export default function AreaDemoRange() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: days, label: 'Day', scaleType: 'point' }]}
      yAxis={[{ label: '°C' }]}
      series={series}
      sx={styles}
      slotProps={{ legend: { hidden: true } }}
      margin={{ top: 20 }}
    />
  );
}
