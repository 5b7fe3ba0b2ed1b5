import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const orders = [
  { day: 'Mon', count: 31 },
  { day: 'Tue', count: 42 },
  { day: 'Wed', count: 28 },
];

export default function BarsLoading() {
  const [state, setState] = React.useState('loading');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the request"
        value={state}
        onChange={(_event, next) => next && setState(next)}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">No orders</ToggleButton>
        <ToggleButton value="done">Done</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        loading={state === 'loading'}
        dataset={state === 'done' ? orders : []}
        xAxis={[{ scaleType: 'band', dataKey: 'day' }]}
        series={[{ dataKey: 'count', label: 'Orders' }]}
        slotProps={{ noDataOverlay: { message: 'No orders this week' } }}
        height={240}
      />
    </Stack>
  );
}
