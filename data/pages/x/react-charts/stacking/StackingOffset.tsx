import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOffsetType } from '@mui/x-charts/models';
import { genres, weeks } from './data';

const offsets: StackOffsetType[] = [
  'none',
  'expand',
  'silhouette',
  'wiggle',
  'diverging',
];
const withoutScale: StackOffsetType[] = ['silhouette', 'wiggle'];
const common = { area: true, showMark: false, stack: 'streams' };

export default function StackingOffset() {
  const [stackOffset, setOffset] =
    React.useState<StackOffsetType>('silhouette');
  const series = genres.map((genre) => ({ ...genre, ...common, stackOffset }));

  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) => setOffset(event.target.value as StackOffsetType)}
      >
        {offsets.map((offset) => (
          <MenuItem key={offset} value={offset}>
            {offset}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
        leftAxis={withoutScale.includes(stackOffset) ? null : {}}
        series={series}
        margin={{ top: 80 }}
        height={320}
      />
    </Stack>
  );
}
