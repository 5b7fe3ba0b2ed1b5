import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';

const kinds = ['Paper', 'Glass', 'Organic', 'Other'];
const kilos = [41, 26, 58, 33];
const highlightScope = { highlight: 'item', fade: 'global' } as const;
const colors = ['#5c6bc0', '#26a69a', '#9ccc65', '#bdbdbd'];

const slices = kinds.map((label, id) => ({ id, label, value: kilos[id] }));
const bars = [{ id: 'waste', data: kilos, highlightScope }];
const pies = [{ id: 'waste', data: slices, highlightScope }];
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
    margin: { top: 20, right: 10, bottom: 30, left: 30 },
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <BarChart {...shared} xAxis={bands} series={bars} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PieChart {...shared} colors={colors} series={pies} />
      </Box>
    </Stack>
  );
}
