import {
  LineChart,
  AnimatedArea,
  type AnimatedAreaProps,
} from '@mui/x-charts/LineChart';

function MyAnimatedArea(props: AnimatedAreaProps) {
  return <AnimatedArea {...props} opacity={0.4} />;
}

export default function AnimatedAreaExample() {
  return (
    <LineChart
      xAxis={[{ data: [2021, 2022, 2023, 2024], scaleType: 'point' }]}
      series={[{ data: [31, 44, 38, 52], area: true }]}
      slots={{ area: MyAnimatedArea }}
      height={220}
    />
  );
}
