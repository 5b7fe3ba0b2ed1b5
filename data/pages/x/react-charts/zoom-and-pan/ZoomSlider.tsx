import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { dates, formatDate, levels } from './data';

const axisId = 'days';
const days = { id: axisId, data: dates, zoom: true };
const series = [{ data: levels, showMark: false, area: true }];

export default function ZoomSlider() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId, start: 20, end: 60 },
  ]);
  // Sliders are mirrored in right-to-left pages, charts are not.
  const { direction } = useTheme();
  const mirror = (value: number) => (direction === 'rtl' ? 100 - value : value);
  const ordered = (values: number[]) =>
    values.map(mirror).sort((a, b) => a - b);

  const handleChange = (_: Event, value: number | number[]) => {
    const [start, end] = ordered(value as number[]);
    if (end - start >= 10) {
      setZoom([{ axisId, start, end }]);
    }
  };
  const dateAt = (value: number) =>
    formatDate(dates[Math.round((mirror(value) / 100) * (dates.length - 1))]);

  const slider = (
    <Slider
      value={ordered([zoom[0].start, zoom[0].end])}
      onChange={handleChange}
      getAriaLabel={() => 'Limit of the visible days'}
      getAriaValueText={dateAt}
    />
  );

  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={[{ ...days, scaleType: 'time' }]}
        yAxis={[{ min: 0, max: 400 }]}
        series={series}
        height={260}
        margin={{ top: 20 }}
        skipAnimation
      />
      <Box sx={{ px: '50px' }}>{slider}</Box>
    </Box>
  );
}
