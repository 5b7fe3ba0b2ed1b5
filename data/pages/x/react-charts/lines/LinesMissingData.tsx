import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const measured = [61, 60.4, null, null, 59.1, 59.4, null, 58.2, 58, null];

export default function LinesMissingData() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, on) => setConnectNulls(on)} />}
        label="Connect across gaps"
      />
      <LineChart
        height={260}
        xAxis={[{ data: days, label: 'Day', min: 1, max: 10, tickMinStep: 1 }]}
        yAxis={[{ min: 57, max: 62 }]}
        series={[{ data: measured, label: 'Weight, kg', connectNulls }]}
      />
    </Stack>
  );
}
