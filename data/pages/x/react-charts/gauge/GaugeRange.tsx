import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

const range = { min: 15, max: 30 };

export default function GaugeRange() {
  const [degrees, setDegrees] = React.useState(21);

  const slider = (
    <Slider
      {...range}
      value={degrees}
      onChange={(_, value) => setDegrees(value as number)}
      aria-label="Set the temperature"
    />
  );

  return (
    <Stack alignItems="center" spacing={1} sx={{ width: 200 }}>
      <Gauge
        height={160}
        value={degrees}
        valueMin={range.min}
        valueMax={range.max}
        startAngle={-120}
        endAngle={120}
        text={`${degrees} °C`}
        aria-label="Room temperature"
        aria-valuetext={`${degrees} degrees`}
      />
      {slider}
    </Stack>
  );
}
