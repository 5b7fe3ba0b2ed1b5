import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const kinds = ['none', 'line', 'band'] as const;
type Kind = (typeof kinds)[number];

export default function HighlightAxis() {
  const [x, setX] = React.useState<Kind>('band');
  const [y, setY] = React.useState<Kind>('line');
  const select = (label: string, value: Kind, onPick: (kind: Kind) => void) => (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onPick(event.target.value as Kind)}
      sx={{ width: 120 }}
    >
      {kinds.map((kind) => (
        <MenuItem key={kind} value={kind}>
          {kind}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        {select('x', x, setX)}
        {select('y', y, setY)}
      </Stack>
      <BarChart
        height={240}
        xAxis={[{ scaleType: 'band', data: ['Ada', 'Bo', 'Cleo', 'Dev'] }]}
        series={[{ data: [14, 9, 22, 17] }]}
        axisHighlight={{ x, y }}
        tooltip={{ trigger: 'axis' }}
        margin={{ top: 20 }}
      />
    </Stack>
  );
}
