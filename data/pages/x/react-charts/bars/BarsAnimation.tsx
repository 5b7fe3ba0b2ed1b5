import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const stations = ['North', 'East', 'South', 'West'];
const readings = [
  [12, 31, 24, 18],
  [27, 16, 33, 9],
  [19, 22, 11, 29],
];

export default function BarsAnimation() {
  const [step, setStep] = React.useState(0);
  const [animated, setAnimated] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setStep((step + 1) % readings.length)}>
          Next reading
        </Button>
        <FormControlLabel
          label="Animate"
          control={<Switch checked={animated} />}
          onChange={(_event, checked) => setAnimated(checked)}
        />
      </Stack>
      <BarChart
        xAxis={[{ scaleType: 'band', data: stations }]}
        yAxis={[{ max: 40 }]}
        series={[{ data: readings[step], label: 'Dust (µg/m³)' }]}
        skipAnimation={!animated}
        height={260}
      />
    </Stack>
  );
}
