import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const shops = {
  North: [14, 21, 18, 27, 30, 24],
  South: [25, 19, 23, 17, 14, 20],
};

export default function LinesAnimation() {
  const [shop, setShop] = React.useState<keyof typeof shops>('North');
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const other = shop === 'North' ? 'South' : 'North';

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setShop(other)}>Show {other}</Button>
        <FormControlLabel
          control={<Switch onChange={(_, on) => setSkipAnimation(on)} />}
          label="Skip animation"
        />
      </Stack>
      <LineChart
        height={260}
        yAxis={[{ min: 0, max: 40 }]}
        series={[{ data: shops[shop], label: `Orders, ${shop}` }]}
        skipAnimation={skipAnimation}
      />
    </Stack>
  );
}
