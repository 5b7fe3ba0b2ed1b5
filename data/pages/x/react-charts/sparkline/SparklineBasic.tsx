import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const orders = [14, 18, 12, 21, 25, 19, 30, 27, 33, 29];

export default function SparklineBasic() {
  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={3}
      sx={{ width: '100%' }}
    >
      <Box sx={{ flex: '1 1 200px' }}>
        <SparkLineChart data={orders} height={80} />
      </Box>
      <Box sx={{ flex: '1 1 200px' }}>
        <SparkLineChart data={orders} height={80} plotType="bar" />
      </Box>
    </Stack>
  );
}
