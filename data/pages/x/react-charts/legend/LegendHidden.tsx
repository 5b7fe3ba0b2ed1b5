import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['08', '10', '12', '14', '16', '18'];
const queue = [3, 7, 15, 12, 9, 4];

export default function LegendHidden() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography component="p" variant="subtitle2">
        People in the queue, by hour
      </Typography>
      <LineChart
        xAxis={[{ scaleType: 'point', data: hours }]}
        series={[{ label: 'People', data: queue, area: true }]}
        slotProps={{ legend: { hidden: true } }}
        margin={{ top: 15 }}
        height={240}
      />
    </Stack>
  );
}
