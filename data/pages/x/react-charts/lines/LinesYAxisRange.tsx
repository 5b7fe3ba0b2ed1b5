import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const races = [1, 2, 3, 4, 5, 6];
const seconds = [61.8, 61.2, 61.5, 60.6, 60.9, 60.1];

export default function LinesYAxisRange() {
  const [fromZero, setFromZero] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, on) => setFromZero(on)} />}
        label="Start at zero"
      />
      <LineChart
        height={260}
        xAxis={[{ data: races, label: 'Race', min: 1, tickMinStep: 1 }]}
        yAxis={[{ min: fromZero ? 0 : undefined }]}
        series={[{ data: seconds, label: 'Seconds' }]}
        grid={{ horizontal: true }}
      />
    </Stack>
  );
}
