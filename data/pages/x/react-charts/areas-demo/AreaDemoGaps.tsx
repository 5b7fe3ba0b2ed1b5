import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16];
const served = [12, 18, null, null, 24, 31, 29, null, 14];

const common = {
  height: 190,
  xAxis: [{ data: hours, scaleType: 'point' as const, label: 'Hour' }],
  margin: { top: 10, bottom: 45 },
};

export default function AreaDemoGaps() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography component="p" variant="subtitle2">
        Meals served: gaps stay open
      </Typography>
      <LineChart {...common} series={[{ data: served, area: true }]} />
      <Typography component="p" variant="subtitle2">
        Meals served: gaps are bridged
      </Typography>
      <LineChart
        {...common}
        series={[{ data: served, area: true, connectNulls: true }]}
      />
    </Stack>
  );
}
