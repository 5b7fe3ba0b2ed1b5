import { BarChart } from '@mui/x-charts/BarChart';
import { end, formatDay, start, tasks } from './data';

const stack = 'time';
const series = [
  {
    id: 'before',
    data: tasks.map(({ from }) => from.getTime()),
    color: 'transparent',
    stack,
  },
  {
    id: 'task',
    label: 'Task',
    data: tasks.map(({ from, to }) => to.getTime() - from.getTime()),
    valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
      `${formatDay(tasks[dataIndex].from)} to ${formatDay(tasks[dataIndex].to)}`,
    stack,
  },
];

const xAxis = [
  {
    scaleType: 'utc' as const,
    min: start,
    max: end,
    valueFormatter: formatDay,
  },
];
const yAxis = [
  { scaleType: 'band' as const, data: tasks.map(({ name }) => name) },
];

export default function GanttBars() {
  return (
    <BarChart
      layout="horizontal"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      grid={{ vertical: true }}
      tooltip={{ trigger: 'item' }}
      skipAnimation
      sx={{ '& .MuiBarElement-series-before': { pointerEvents: 'none' } }}
      height={300}
      margin={{ left: 70, right: 30, top: 20 }}
      slotProps={{ legend: { hidden: true } }}
    />
  );
}
