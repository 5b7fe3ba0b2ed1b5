import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { dates, formatDate, levels } from './data';

const axis = {
  scaleType: 'time' as const,
  data: dates,
  valueFormatter: formatDate,
};

export default function ZoomOptions() {
  const [panning, setPanning] = React.useState(true);
  const [minSpan, setMinSpan] = React.useState(20);
  const [step, setStep] = React.useState(5);

  const controls = (
    <Stack sx={{ px: 2 }}>
      <FormControlLabel
        label="panning"
        control={<Switch checked={panning} />}
        onChange={(_, checked) => setPanning(checked)}
      />
      <Typography id="zoom-min-span">{`minSpan: ${minSpan}`}</Typography>
      <Slider
        aria-labelledby="zoom-min-span"
        value={minSpan}
        min={1}
        max={50}
        onChange={(_, value) => setMinSpan(value as number)}
      />
      <Typography id="zoom-step">{`step: ${step}`}</Typography>
      <Slider
        aria-labelledby="zoom-step"
        value={step}
        min={1}
        max={20}
        onChange={(_, value) => setStep(value as number)}
      />
    </Stack>
  );

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChartPro
        xAxis={[{ ...axis, zoom: { panning, minSpan, step } }]}
        yAxis={[{ min: 0, max: 400 }]}
        series={[{ data: levels, showMark: false }]}
        height={260}
        margin={{ top: 20 }}
      />
      {controls}
    </Stack>
  );
}
