import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const guests = [34, 41, 38, 52, 77, 96, 63];

function Weekend() {
  const x = useXScale<'band'>();
  const { top, height } = useDrawingArea();
  const start = x('Sat') ?? 0;
  return (
    <rect
      x={start - (x.step() - x.bandwidth()) / 2}
      y={top}
      width={2 * x.step()}
      height={height}
      fill="currentColor"
      opacity={0.08}
    />
  );
}

function Capacity({ value }: { value: number }) {
  const y = useYScale<'linear'>();
  const { left, width } = useDrawingArea();
  return (
    <g transform={`translate(${left}, ${y(value)})`} fill="currentColor">
      <line x2={width} stroke="currentColor" strokeDasharray="4 4" />
      <text x={width / 2} y={-6} textAnchor="middle" fontSize={12}>
        {value} seats
      </text>
    </g>
  );
}

export default function CompositionCustomPart() {
  return (
    <ResponsiveChartContainer
      height={300}
      series={[{ type: 'bar', data: guests, label: 'Guests' }]}
      xAxis={[{ scaleType: 'band', data: days }]}
      yAxis={[{ max: 120 }]}
      margin={{ top: 20 }}
    >
      <Weekend />
      <BarPlot />
      <Capacity value={100} />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ResponsiveChartContainer>
  );
}
