import { BarChart } from '@mui/x-charts/BarChart';

const orders = ['Coat', 'Shirt', 'Dress', 'Suit'];
const phases = [
  { id: 'before', data: [0, 2, 3, 7], color: 'transparent' },
  { id: 'cut', label: 'Cutting', data: [2, 1, 4, 2], color: '#26a69a' },
  { id: 'wait', data: [1, 0, 1, 0], color: 'transparent' },
  { id: 'sew', label: 'Sewing', data: [3, 5, 2, 3], color: '#7e57c2' },
].map((phase) => ({
  ...phase,
  stack: 'hours',
  valueFormatter: (hours: number | null) => `${hours} hours`,
}));

const gaps = '& .MuiBarElement-series-before, & .MuiBarElement-series-wait';

export default function GanttPhases() {
  return (
    <BarChart
      layout="horizontal"
      xAxis={[{ label: 'Hours after 8:00' }]}
      yAxis={[{ scaleType: 'band', data: orders }]}
      series={phases}
      grid={{ vertical: true }}
      tooltip={{ trigger: 'item' }}
      sx={{ [gaps]: { pointerEvents: 'none' } }}
      height={280}
    />
  );
}
