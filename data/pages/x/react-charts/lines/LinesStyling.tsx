import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const series = [
  { id: 'actual', label: 'Actual', data: [12, 18, 17, 23, 26, 31] },
  {
    id: 'plan',
    label: 'Plan',
    data: [14, 17, 20, 23, 26, 29],
    showMark: false,
  },
];

const styles = {
  [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
  [`& .${lineElementClasses.root}.MuiLineElement-series-plan`]: {
    strokeDasharray: '4 6',
    strokeLinecap: 'round',
  },
};

export default function LinesStyling() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Contracts' }]}
      series={series}
      sx={styles}
    />
  );
}
