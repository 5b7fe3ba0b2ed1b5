import type { SxProps } from '@mui/material/styles';
import {
  LineChart,
  lineElementClasses,
  markElementClasses,
} from '@mui/x-charts/LineChart';

const weeks = [18, 19, 20, 21, 22, 23];
const series = [
  { id: 'sold', label: 'Sold', data: [42, 47, 51, 49, null, null] },
  { id: 'plan', label: 'Planned', data: [40, 44, 48, 52, 56, 60] },
];

const styles: SxProps = {
  [`& .${lineElementClasses.root}`]: { strokeWidth: 4 },
  '& .MuiLineElement-series-plan': {
    strokeDasharray: '1 8',
    strokeLinecap: 'round',
  },
  [`& .${markElementClasses.root}`]: { strokeWidth: 4 },
  '& .MuiMarkElement-series-plan': { display: 'none' },
};

export default function StylingStroke() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
      yAxis={[{ min: 35, max: 65 }]}
      series={series}
      sx={styles}
      height={300}
    />
  );
}
