import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'mail', label: 'Mail', value: 18 },
  { id: 'photos', label: 'Photos', value: 47 },
  { id: 'music', label: 'Music', value: 9 },
  { id: 'apps', label: 'Apps', value: 26 },
];

type Order = 'none' | 'asc' | 'desc';

export default function PieOrder() {
  const [order, setOrder] = React.useState<Order>('desc');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the slices"
        value={order}
        onChange={(_event, next) => next && setOrder(next)}
      >
        <ToggleButton value="none">none</ToggleButton>
        <ToggleButton value="asc">asc</ToggleButton>
        <ToggleButton value="desc">desc</ToggleButton>
      </ToggleButtonGroup>
      <PieChart series={[{ data, sortingValues: order }]} height={240} />
    </Stack>
  );
}
