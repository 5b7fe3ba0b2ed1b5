import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { center, rent, size, suburb } from './data';

export default function ScatterInteraction() {
  const [radius, setRadius] = React.useState(40);
  const [disabled, setDisabled] = React.useState(false);

  const slider = (
    <Slider
      aria-label="voronoiMaxRadius"
      value={radius}
      onChange={(_, value) => setRadius(value as number)}
      disabled={disabled}
      sx={{ maxWidth: 240 }}
    />
  );

  return (
    <Stack sx={{ width: '100%' }}>
      <Typography>voronoiMaxRadius: {radius} px</Typography>
      {slider}
      <FormControlLabel
        control={<Switch onChange={(_, on) => setDisabled(on)} />}
        label="disableVoronoi"
      />
      <ScatterChart
        height={280}
        xAxis={[size]}
        yAxis={[rent]}
        series={[{ data: center }, { data: suburb }]}
        voronoiMaxRadius={radius}
        disableVoronoi={disabled}
        margin={{ left: 60, top: 20 }}
      />
    </Stack>
  );
}
