import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [18, 19, 20, 21, 22, 23];
const series = [
  { id: 'sold', label: 'Sold', data: [42, 47, 51, 49, null, null] },
  { id: 'plan', label: 'Planned', data: [40, 44, 48, 52, 56, 60] },
];

const styles = [
  '[&_.MuiLineElement-root]:[stroke-width:4]',
  '[&_.MuiLineElement-series-plan]:[stroke-dasharray:1_8]',
  '[&_.MuiLineElement-series-plan]:[stroke-linecap:round]',
  '[&_.MuiMarkElement-root]:[stroke-width:4]',
  '[&_.MuiMarkElement-series-plan]:hidden',
].join(' ');

export default function StylingStroke() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
      yAxis={[{ min: 35, max: 65 }]}
      series={series}
      className={styles}
      height={300}
    />
  );
}
