import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { Gauge } from '@mui/x-charts/Gauge';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { PiePlot } from '@mui/x-charts/PieChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import type { ComponentType } from 'react';
import type { ChartPicture } from '../../../data/chart-types';
import { HeatCells } from './HeatCells';
import { Picture, SIZE } from './Picture';
import {
  centre,
  coast,
  inland,
  months,
  north,
  online,
  outskirts,
  prices,
  quarters,
  shares,
  south,
  visits,
} from './picture-data';
import { StillArc } from './StillArc';
import { StillBar } from './StillBar';
import { StillDots } from './StillDots';
import { StillArea, StillLine } from './still-lines';

const bands = [{ scaleType: 'band' as const, data: quarters, categoryGapRatio: 0.34, barGapRatio: 0 }];
const cellsOf = (list: readonly unknown[] = []) => [
  { scaleType: 'band' as const, data: list.map((_, at) => at), categoryGapRatio: 0 },
];
const year = [{ data: months, min: 1, max: 12 }];

/** The pictures of the gallery: small charts, rendered when the site is built. */
export const pictures: Record<ChartPicture, ComponentType> = {
  bar: () => (
    <Picture
      xAxis={bands}
      yAxis={[{ min: 0, max: 90 }]}
      series={[
        { type: 'bar', data: north },
        { type: 'bar', data: south },
      ]}
    >
      <ChartsGrid horizontal />
      <BarPlot slots={{ bar: StillBar }} skipAnimation />
    </Picture>
  ),
  stacked: () => (
    <Picture
      xAxis={bands}
      yAxis={[{ min: 0, max: 190 }]}
      series={[north, south, online].map((data) => ({ type: 'bar', data, stack: 'all' }))}
    >
      <ChartsGrid horizontal />
      <BarPlot slots={{ bar: StillBar }} skipAnimation />
    </Picture>
  ),
  line: () => (
    <Picture
      xAxis={year}
      yAxis={[{ min: 0, max: 30 }]}
      series={[inland, coast].map((data) => ({ type: 'line', data, curve: 'monotoneX' }))}
    >
      <ChartsGrid horizontal />
      <LinePlot slots={{ line: StillLine }} skipAnimation />
    </Picture>
  ),
  area: () => (
    <Picture
      xAxis={year}
      yAxis={[{ min: 0, max: 56 }]}
      series={[coast, inland].map((data) => ({ type: 'line', data, area: true, stack: 'all' }))}
    >
      <ChartsGrid horizontal />
      <AreaPlot slots={{ area: StillArea }} skipAnimation />
      <LinePlot slots={{ line: StillLine }} skipAnimation />
    </Picture>
  ),
  pie: () => (
    <Picture series={[{ type: 'pie', data: shares.map((value, id) => ({ id, value })) }]}>
      <PiePlot slots={{ pieArc: StillArc, pieArcLabel: Nothing }} skipAnimation />
    </Picture>
  ),
  scatter: () => (
    <Picture
      xAxis={[{ min: 18, max: 102 }]}
      yAxis={[{ min: 15, max: 105 }]}
      series={[centre, outskirts].map((flats) => ({
        type: 'scatter',
        markerSize: 4.5,
        data: flats.map(([x, y], id) => ({ id, x, y })),
      }))}
    >
      <ChartsGrid horizontal vertical />
      <ScatterPlot slots={{ scatter: StillDots }} />
    </Picture>
  ),
  sparkline: () => (
    <Picture
      margin={{ top: 12, right: 8, bottom: 12, left: 104 }}
      xAxis={[{ data: months.slice(0, 10), min: 1, max: 10 }]}
      yAxis={[{ min: 0, max: 78 }]}
      series={prices.map((data, row) => ({ type: 'line', data: data.map((value) => value + 58 - row * 29) }))}
    >
      <TableRows />
      <LinePlot slots={{ line: StillLine }} skipAnimation />
    </Picture>
  ),
  gauge: () => (
    <Gauge
      {...SIZE}
      value={72}
      startAngle={-110}
      endAngle={110}
      innerRadius="76%"
      outerRadius="100%"
      cornerRadius="50%"
      text={({ value }) => `${value} %`}
      margin={{ top: 14, bottom: 6, left: 0, right: 0 }}
    />
  ),
  heatmap: () => (
    <Picture series={[]} xAxis={cellsOf(visits[0])} yAxis={cellsOf(visits)}>
      <HeatCells rows={visits} />
    </Picture>
  ),
};

function Nothing() {
  return null;
}

/** A table with lines in place of text. */
function TableRows() {
  return (
    <g data-part="words">
      {[62, 46, 56].map((width, row) => (
        <rect key={width} x={12} y={27 + row * 40} width={width} height={8} rx={4} />
      ))}
    </g>
  );
}
