import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';

const kinds = ['Paper', 'Glass', 'Organic', 'Other'];
const kilos = [41, 26, 58, 33];
const highlightScope = { highlight: 'item', fade: 'global' } as const;
const colors = ['#5c6bc0', '#26a69a', '#9ccc65', '#bdbdbd'];

const slices = kinds.map((label, id) => ({ id, label, value: kilos[id] }));
const bands = [
  {
    scaleType: 'band' as const,
    data: kinds,
    colorMap: { type: 'ordinal' as const, values: kinds, colors },
  },
];

export default function HighlightSynced() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const shared = {
    height: 220,
    highlightedItem: item,
    onHighlightChange: setItem,
    slotProps: { legend: { hidden: true } },
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <BarChart
          {...shared}
          xAxis={bands}
          series={[{ id: 'waste', data: kilos, highlightScope }]}
          margin={{ top: 20 }}
        />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PieChart
          {...shared}
          colors={colors}
          series={[{ id: 'waste', data: slices, highlightScope }]}
          margin={{ right: 5 }}
        />
      </Box>
    </Stack>
  );
}
