import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineSeriesType } from '@mui/x-charts/models';

type Curve = NonNullable<LineSeriesType['curve']>;
const curves: Curve[] = [
  'linear',
  'monotoneX',
  'monotoneY',
  'natural',
  'catmullRom',
  'step',
  'stepBefore',
  'stepAfter',
];

export default function LinesCurves() {
  const [curve, setCurve] = React.useState<Curve>('monotoneX');

  const curveMenu = (
    <TextField
      select
      label="Curve"
      value={curve}
      onChange={(event) => setCurve(event.target.value as Curve)}
      sx={{ width: 200 }}
    >
      {curves.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Stack sx={{ width: '100%' }}>
      {curveMenu}
      <LineChart
        height={260}
        series={[{ data: [0, 4, 4, 1, 6, 1.5, 5, 5.2], curve }]}
      />
    </Stack>
  );
}
