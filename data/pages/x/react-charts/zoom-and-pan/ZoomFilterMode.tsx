import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ZoomData } from '@mui/x-charts-pro/context';
import type {} from '@mui/x-charts-pro/typeOverloads';

const communes = Array.from({ length: 40 }, (_, index) => `No. ${index + 1}`);
const residents = communes.map((_, index) =>
  Math.round(9000 / (index + 1) + 20 * Math.sin(index * 2) + 60),
);

export default function ZoomFilterMode() {
  const [filterMode, setFilterMode] = React.useState<'keep' | 'discard'>(
    'discard',
  );
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId: 'communes', start: 40, end: 80 },
  ]);
  const xAxis = [
    {
      id: 'communes',
      scaleType: 'band' as const,
      data: communes,
      zoom: { filterMode },
    },
  ];
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Filter mode"
      value={filterMode}
      onChange={(_, mode) => mode && setFilterMode(mode)}
    >
      <ToggleButton value="keep">keep</ToggleButton>
      <ToggleButton value="discard">discard</ToggleButton>
    </ToggleButtonGroup>
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      {choice}
      <BarChartPro
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={xAxis}
        series={[{ data: residents, label: 'Residents' }]}
        height={300}
        margin={{ left: 60 }}
      />
    </Stack>
  );
}
