import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const rounds = ['1', '2', '3', '4', '5', '6'];
const rank = [7, 5, 6, 3, 2, 1];
const ranks = [1, 3, 5, 7];

export default function AxisReverse() {
  const [reverseX, setReverseX] = React.useState(false);
  const [reverseY, setReverseY] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Reverse x"
          control={<Switch checked={reverseX} />}
          onChange={(_event, checked) => setReverseX(checked)}
        />
        <FormControlLabel
          label="Reverse y"
          control={<Switch checked={reverseY} />}
          onChange={(_event, checked) => setReverseY(checked)}
        />
      </Stack>
      <LineChart
        xAxis={[{ scaleType: 'point', data: rounds, reverse: reverseX }]}
        yAxis={[{ min: 1, max: 7, reverse: reverseY, tickInterval: ranks }]}
        series={[
          { data: rank, label: 'Rank after each round', curve: 'linear' },
        ]}
        height={280}
      />
    </Stack>
  );
}
