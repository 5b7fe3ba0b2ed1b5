import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useZoom, ZoomSetup } from '@mui/x-charts-pro/context';
import { ResponsiveChartContainerPro } from '@mui/x-charts-pro/ResponsiveChartContainerPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

const weeks = Array.from({ length: 52 }, (_, index) => `W${index + 1}`);
const rain = weeks.map((_, week) => Math.round(22 + 18 * Math.sin(week * 1.3)));
const mean = weeks.map((_, week) => 22 + 6 * Math.sin(week / 8));

function VisiblePart() {
  const [{ start, end }] = useZoom().zoomData;
  const { left, top, width, height } = useDrawingArea();
  return (
    <g
      transform={`translate(${left}, ${top + height + 34})`}
      fill="currentColor"
    >
      <rect width={width} height={6} rx={3} opacity={0.15} />
      <rect
        x={(start / 100) * width}
        width={((end - start) / 100) * width}
        height={6}
        rx={3}
        opacity={0.6}
      />
    </g>
  );
}

export default function ZoomComposition() {
  const id = React.useId();

  return (
    <ResponsiveChartContainerPro
      series={[
        { type: 'bar', data: rain },
        { type: 'line', data: mean, color: '#ef6c00' },
      ]}
      xAxis={[{ scaleType: 'band', data: weeks, zoom: true }]}
      height={300}
    >
      <ChartsClipPath id={id} />
      <g clipPath={`url("#${id}")`}>
        <BarPlot />
        <LinePlot />
      </g>
      <ChartsXAxis />
      <ChartsYAxis />
      <VisiblePart />
      <ZoomSetup />
    </ResponsiveChartContainerPro>
  );
}
