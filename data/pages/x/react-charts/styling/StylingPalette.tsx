import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  type ChartsColorPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

const palettes: Record<string, ChartsColorPalette> = {
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  'three colors of your own': ['#7cb342', '#fb8c00', '#8e24aa'],
};

const years = ['2021', '2022', '2023'];
const series = [
  { label: 'Wind', data: [31, 35, 40] },
  { label: 'Solar', data: [12, 16, 21] },
  { label: 'Water', data: [18, 17, 18] },
  { label: 'Gas', data: [24, 20, 15] },
  { label: 'Biomass', data: [9, 8, 8] },
].map((source) => ({ ...source, stack: 'total' }));

export default function StylingPalette() {
  const [name, setName] = React.useState('mangoFusionPalette');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Palette"
        value={name}
        onChange={(event) => setName(event.target.value)}
      >
        {Object.keys(palettes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        colors={palettes[name]}
        xAxis={[{ scaleType: 'band', data: years }]}
        series={series}
        height={300}
        margin={{ top: 80 }}
      />
    </Stack>
  );
}
