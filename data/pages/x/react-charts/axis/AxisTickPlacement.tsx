import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;
const series = [{ data: [5, 8, 6, 9], label: 'Deliveries' }];

export default function AxisTickPlacement() {
  const [ticks, setTicks] = React.useState('extremities');
  const [labels, setLabels] = React.useState('middle');
  const axis = {
    scaleType: 'band' as const,
    data: ['Mon', 'Tue', 'Wed', 'Thu'],
    tickPlacement: ticks as (typeof placements)[number],
    tickLabelPlacement: labels as (typeof labelPlacements)[number],
  };
  const fields = [
    { name: 'tickPlacement', value: ticks, set: setTicks, options: placements },
    {
      name: 'tickLabelPlacement',
      value: labels,
      set: setLabels,
      options: labelPlacements,
    },
  ];

  return (
    <Stack spacing={2} sx={{ width: '100%', pt: 1 }}>
      {fields.map(({ name, value, set, options }) => (
        <TextField
          key={name}
          select
          size="small"
          label={name}
          value={value}
          onChange={(event) => set(event.target.value)}
        >
          {options.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <BarChart xAxis={[axis]} series={series} height={240} />
    </Stack>
  );
}
