import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const triggers = ['axis', 'item', 'none'] as const;

const series = [
  { label: 'Indoor', data: [42, 51, 38, 47] },
  { label: 'Outdoor', data: [18, 26, 44, 63] },
];

export default function TooltipTrigger() {
  const [trigger, setTrigger] =
    React.useState<(typeof triggers)[number]>('axis');

  const triggerMenu = (
    <TextField
      select
      label="trigger"
      value={trigger}
      onChange={(event) => setTrigger(event.target.value as typeof trigger)}
      sx={{ width: 160 }}
    >
      {triggers.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Stack sx={{ width: '100%' }}>
      {triggerMenu}
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={series}
        tooltip={{ trigger }}
      />
    </Stack>
  );
}
