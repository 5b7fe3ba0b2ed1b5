import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOrderType } from '@mui/x-charts/models';
import { genres, weeks } from './data';

const orders: StackOrderType[] = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
];

export default function StackingOrder() {
  const [stackOrder, setOrder] = React.useState<StackOrderType>('descending');
  const series = genres.map((genre) => ({
    ...genre,
    stack: 'streams',
    stackOrder,
  }));

  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) => setOrder(event.target.value as StackOrderType)}
      >
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        xAxis={[{ scaleType: 'band', data: weeks, label: 'Week' }]}
        series={series}
        margin={{ top: 80 }}
        height={320}
      />
    </Stack>
  );
}
