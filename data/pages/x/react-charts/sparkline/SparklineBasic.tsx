import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const orders = [14, 18, 12, 21, 25, 19, 30, 27, 33, 29];

export default function SparklineBasic() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        width: '100%',
      }}
    >
      <SparkLineChart data={orders} height={80} />
      <SparkLineChart data={orders} height={80} plotType="bar" />
    </Box>
  );
}
