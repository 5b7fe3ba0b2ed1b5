import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const series = [
  { id: 'in', label: 'Arrivals', data: [42, 38, 51, 47, 60] },
  { id: 'out', label: 'Departures', data: [39, 41, 44, 52, 66] },
];

export default function LinesAxisClick() {
  const [message, setMessage] = React.useState('Click anywhere in the chart.');

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={280}
        xAxis={[{ data: days, scaleType: 'point' }]}
        series={series}
        onAxisClick={(_, data) => {
          if (data) {
            const { in: arrivals, out } = data.seriesValues;
            setMessage(`${data.axisValue}: ${arrivals} in, ${out} out`);
          }
        }}
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
