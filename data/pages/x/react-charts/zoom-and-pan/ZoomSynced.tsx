import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

const weeks = Array.from({ length: 52 }, (_, index) => `W${index + 1}`);
const visitors = weeks.map((_, week) =>
  Math.round(420 + 180 * Math.sin(week / 8) + 40 * Math.sin(week * 2)),
);
const stars = weeks.map((_, week) => 4 + 0.5 * Math.sin(week / 6));

const xAxis = [
  { id: 'weeks', scaleType: 'band' as const, data: weeks, zoom: true },
];

export default function ZoomSynced() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId: 'weeks', start: 0, end: 50 },
  ]);
  const shared = { xAxis, zoom, onZoomChange: setZoom, height: 220 };

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChartPro
        {...shared}
        series={[{ data: visitors, label: 'Visitors' }]}
      />
      <LineChartPro
        {...shared}
        yAxis={[{ min: 1, max: 5 }]}
        series={[{ data: stars, label: 'Rating', showMark: false }]}
      />
    </Stack>
  );
}
