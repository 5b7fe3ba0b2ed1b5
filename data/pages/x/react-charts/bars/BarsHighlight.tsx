import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const years = ['2021', '2022', '2023'];
const freight = [
  { label: 'Rail', data: [44, 51, 58] },
  { label: 'Road', data: [71, 69, 64] },
  { label: 'Water', data: [23, 25, 24] },
];

const scopes = {
  'item alone': { highlight: 'item', fade: 'global' },
  'whole series': { highlight: 'series', fade: 'global' },
  'item within its series': { highlight: 'item', fade: 'series' },
} as const;

export default function BarsHighlight() {
  const [scope, setScope] = React.useState<keyof typeof scopes>('whole series');
  const series = freight.map((s) => ({ ...s, highlightScope: scopes[scope] }));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Highlight"
        value={scope}
        onChange={(event) =>
          setScope(event.target.value as keyof typeof scopes)
        }
      >
        {Object.keys(scopes).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        xAxis={[{ scaleType: 'band', data: years }]}
        yAxis={[{ label: 'Million tons' }]}
        series={series}
        height={280}
      />
    </Stack>
  );
}
