import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = [
  { scaleType: 'point' as const, data: ['Mar', 'Apr', 'May', 'Jun'] },
];
const series = [{ label: 'Visitors', data: [120, 180, 260, 310] }];

export default function ResponsiveChart() {
  return (
    <Box sx={{ display: 'flex', gap: 2, width: '100%' }}>
      <Box sx={{ flex: 'none', width: 70 }}>Visitors of the castle</Box>
      <Box sx={{ flex: 1 }}>
        <LineChart
          xAxis={months}
          series={series}
          height={240}
          slotProps={{ legend: { hidden: true } }}
        />
      </Box>
    </Box>
  );
}
