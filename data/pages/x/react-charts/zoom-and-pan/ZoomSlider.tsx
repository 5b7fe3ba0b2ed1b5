import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { dates, formatDate, levels } from './data';

const axisId = 'days';
const xAxis = [
  {
    id: axisId,
    scaleType: 'time' as const,
    data: dates,
    valueFormatter: formatDate,
    zoom: { minSpan: 5 },
  },
];

const dateAt = (percent: number) =>
  formatDate(dates[Math.round((percent / 100) * (dates.length - 1))]);

export default function ZoomSlider() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId, start: 20, end: 60 },
  ]);
  const [{ start, end }] = zoom;

  const handleSlider = (_: Event, value: number | number[]) => {
    const [from, to] = value as number[];
    if (to - from >= 5) {
      setZoom([{ axisId, start: from, end: to }]);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={xAxis}
        yAxis={[{ min: 0, max: 400 }]}
        series={[{ data: levels, showMark: false, area: true }]}
        height={260}
        margin={{ top: 20 }}
        skipAnimation
      />
      <Box sx={{ px: '50px' }}>
        <Slider
          value={[start, end]}
          onChange={handleSlider}
          getAriaLabel={(thumb) => (thumb === 0 ? 'First day' : 'Last day')}
          getAriaValueText={dateAt}
          valueLabelFormat={dateAt}
          valueLabelDisplay="auto"
        />
      </Box>
    </Box>
  );
}
