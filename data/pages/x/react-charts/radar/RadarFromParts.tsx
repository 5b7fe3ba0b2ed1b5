import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { unstable_useLineSeries, useDrawingArea } from '@mui/x-charts/hooks';
import type { AllSeriesType } from '@mui/x-charts/models';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const criteria = ['Range', 'Comfort', 'Price', 'Space', 'Speed', 'Safety'];
const rings = [2, 4, 6, 8, 10].map((value) => criteria.map(() => value));
const cars: AllSeriesType[] = [
  { type: 'line', label: 'Hatchback', data: [6, 5, 9, 4, 6, 7] },
  { type: 'line', label: 'Van', data: [7, 8, 4, 10, 5, 8] },
];

function Radar() {
  const lines = Object.values(unstable_useLineSeries()?.series ?? {});
  const { left, top, width, height } = useDrawingArea();
  const unit = Math.min(width, height) / 20;
  const point = (value: number | null, index: number) => {
    const angle = (index / criteria.length) * 2 * Math.PI;
    const distance = (value ?? 0) * unit;
    return [Math.sin(angle) * distance, -Math.cos(angle) * distance];
  };
  const outline = (values: readonly (number | null)[]) =>
    values.map(point).join(' ');

  return (
    <g transform={`translate(${left + width / 2}, ${top + height / 2})`}>
      <g fill="none" stroke="currentColor" opacity={0.25}>
        {rings.map((ring, index) => (
          <polygon key={index} points={outline(ring)} />
        ))}
      </g>
      {lines.map(({ id, data, color }) => (
        <g key={id} fill={color} stroke={color} strokeWidth={2}>
          <polygon points={outline(data)} fillOpacity={0.2} />
        </g>
      ))}
      {criteria.map((name, index) => (
        <g key={name} textAnchor="middle" fill="currentColor">
          <text x={1.15 * point(12, index)[0]} y={point(12, index)[1] + 5}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

export default function RadarFromParts() {
  return (
    <ResponsiveChartContainer
      series={cars}
      colors={['#1e88e5', '#f4511e']}
      height={360}
      margin={{ top: 80, bottom: 40 }}
    >
      <Radar />
      <ChartsLegend />
    </ResponsiveChartContainer>
  );
}
