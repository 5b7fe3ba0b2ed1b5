import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';

const highlights: HighlightOptions[] = ['none', 'item', 'series'];
const fades: FadeOptions[] = ['none', 'series', 'global'];
const months = ['May', 'Jun', 'Jul', 'Aug'];
const teams = [
  { label: 'Reds', data: [4, 7, 5, 8] },
  { label: 'Blues', data: [6, 3, 6, 5] },
];

export default function HighlightScopes() {
  const [highlight, setHighlight] = React.useState<HighlightOptions>('item');
  const [fade, setFade] = React.useState<FadeOptions>('global');
  const highlightScope = { highlight, fade };
  const options = (names: string[]) =>
    names.map((name) => (
      <MenuItem key={name} value={name}>
        {name}
      </MenuItem>
    ));

  const menus = (
    <Stack direction="row" spacing={2}>
      <TextField
        select
        label="highlight"
        value={highlight}
        onChange={({ target }) =>
          setHighlight(target.value as HighlightOptions)
        }
        sx={{ width: 130 }}
      >
        {options(highlights)}
      </TextField>
      <TextField
        select
        label="fade"
        value={fade}
        onChange={({ target }) => setFade(target.value as FadeOptions)}
        sx={{ width: 130 }}
      >
        {options(fades)}
      </TextField>
    </Stack>
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {menus}
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: months }]}
        series={teams.map((team) => ({ ...team, highlightScope }))}
      />
    </Stack>
  );
}
