import {
  LineChart,
  AnimatedLine,
  type AnimatedLineProps,
} from '@mui/x-charts/LineChart';

function MyAnimatedLine(props: AnimatedLineProps) {
  return <AnimatedLine {...props} strokeDasharray="6 4" />;
}

export default function AnimatedLineExample() {
  return (
    <LineChart
      xAxis={[{ data: [2021, 2022, 2023, 2024], scaleType: 'point' }]}
      series={[{ data: [31, 44, 38, 52] }]}
      slots={{ line: MyAnimatedLine }}
      height={220}
    />
  );
}
