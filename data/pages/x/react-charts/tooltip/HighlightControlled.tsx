import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';

const xAxis = [
  {
    data: [2019, 2020, 2021, 2022, 2023],
    valueFormatter: String,
    tickMinStep: 1,
  },
];
const highlightScope = { highlight: 'series', fade: 'global' } as const;

const lines = [
  { id: 'U1', data: [31, 35, 34, 40, 42] },
  { id: 'U2', data: [22, 21, 26, 25, 29] },
  { id: 'U3', data: [12, 18, 17, 21, 20] },
].map((line) => ({ ...line, label: line.id, highlightScope }));

export default function HighlightControlled() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'U2',
  });

  const buttons = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Highlighted line"
      value={item?.seriesId ?? null}
      onChange={(_, seriesId) => setItem(seriesId ? { seriesId } : null)}
    >
      {lines.map(({ id }) => (
        <ToggleButton key={id} value={id}>
          {id}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );

  return (
    <Stack alignItems="center" sx={{ width: '100%' }}>
      {buttons}
      <LineChart
        height={260}
        xAxis={xAxis}
        series={lines}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
    </Stack>
  );
}
