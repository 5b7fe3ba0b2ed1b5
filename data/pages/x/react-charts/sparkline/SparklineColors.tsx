import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const balance = [3, 5, -2, -4, 1, 6, 4, -1, -3, 2];

const redBelowZero = {
  type: 'piecewise' as const,
  thresholds: [0],
  colors: ['#e53935', '#43a047'],
};

export default function SparklineColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <SparkLineChart data={balance} height={60} colors={['#8e24aa']} />
      <SparkLineChart
        data={balance}
        height={60}
        plotType="bar"
        yAxis={{ colorMap: redBelowZero }}
      />
    </Stack>
  );
}
