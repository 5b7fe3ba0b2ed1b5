import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeNoValue() {
  const [value, setValue] = React.useState<number | null>(null);

  return (
    <Stack alignItems="center" spacing={1} sx={{ width: 200 }}>
      <Gauge
        height={140}
        value={value}
        text={value === null ? 'No reading' : `${value} hPa`}
        valueMin={950}
        valueMax={1050}
        startAngle={-90}
        endAngle={90}
        aria-label="Air pressure"
        aria-valuetext={value === null ? 'No reading' : `${value} hectopascals`}
      />
      <Button onClick={() => setValue(value === null ? 1013 : null)}>
        {value === null ? 'Connect the sensor' : 'Disconnect'}
      </Button>
    </Stack>
  );
}
