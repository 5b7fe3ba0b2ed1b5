import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const series = [
  { id: 'sent', label: 'Sent', data: [42, 38, 51, 47, 60], area: true },
  { id: 'failed', label: 'Failed', data: [3, 1, 6, 2, 4] },
];

export default function LinesClick() {
  const [message, setMessage] = React.useState('Click on the chart.');

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={280}
        xAxis={[{ data: days, scaleType: 'point' }]}
        series={series}
        onMarkClick={(_, item) =>
          setMessage(`Mark: ${item.seriesId} on ${days[item.dataIndex ?? 0]}`)
        }
        onLineClick={(_, item) => setMessage(`Line: ${item.seriesId}`)}
        onAreaClick={(_, item) => setMessage(`Area: ${item.seriesId}`)}
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
