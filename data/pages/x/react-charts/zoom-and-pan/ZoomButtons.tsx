import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { dates, formatDate, levels } from './data';

const xAxis = [
  {
    id: 'days',
    scaleType: 'time' as const,
    data: dates,
    valueFormatter: formatDate,
    zoom: true,
  },
];

const ranges = [
  { label: 'Whole year', start: 0, end: 100 },
  { label: 'Summer', start: 41, end: 67 },
  { label: 'December', start: 91.5, end: 100 },
];

export default function ZoomButtons() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId: 'days', start: 41, end: 67 },
  ]);
  const buttons = ranges.map(({ label, start, end }) => (
    <Button
      key={label}
      onClick={() => setZoom([{ axisId: 'days', start, end }])}
    >
      {label}
    </Button>
  ));

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ButtonGroup size="small">{buttons}</ButtonGroup>
      <LineChartPro
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={xAxis}
        yAxis={[{ min: 0, max: 400 }]}
        series={[{ data: levels, label: 'Water level (cm)', showMark: false }]}
        height={300}
      />
    </Stack>
  );
}
