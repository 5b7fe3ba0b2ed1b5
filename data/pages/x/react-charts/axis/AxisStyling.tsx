import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5'];
const hours = [31, 36, 42, 38, 29];

const axisStyles = {
  [`& .${axisClasses.directionX} .${axisClasses.line}`]: { strokeWidth: 2 },
  [`& .${axisClasses.directionX} .${axisClasses.tick}`]: { strokeWidth: 2 },
  [`& .${axisClasses.directionY} .${axisClasses.tickLabel}`]: {
    opacity: 0.7,
    fontStyle: 'italic',
  },
};

export default function AxisStyling() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: weeks, tickSize: 12 }]}
      yAxis={[{ min: 0, disableLine: true, disableTicks: true }]}
      series={[{ data: hours, label: 'Hours' }]}
      sx={axisStyles}
      height={280}
    />
  );
}
