import { LineChart } from '@mui/x-charts/LineChart';

const seconds = Array.from({ length: 240 }, (_, index) => index / 4);
const swing = seconds.map((t) => Math.exp(-t / 25) * Math.cos(t));

export default function LinesManyPoints() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: seconds, label: 'Seconds', max: 60 }]}
      series={[{ data: swing, label: 'Pendulum', curve: 'linear' }]}
      experimentalMarkRendering
      skipAnimation
    />
  );
}
