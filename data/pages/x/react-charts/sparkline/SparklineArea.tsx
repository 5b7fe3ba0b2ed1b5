import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const yAxis = { min: 0, max: 70 };
const load = [22, 35, 31, 58, 64, 47, 52, 38, 41, 29];

export default function SparklineArea() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
      <Typography variant="body2">Filled</Typography>
      <SparkLineChart data={load} yAxis={yAxis} height={60} area />
      <Typography variant="body2">Filled and smooth</Typography>
      <SparkLineChart
        data={load}
        yAxis={yAxis}
        height={60}
        area
        curve="natural"
      />
      <Typography variant="body2">In steps</Typography>
      <SparkLineChart data={load} yAxis={yAxis} height={60} curve="step" />
    </Stack>
  );
}
