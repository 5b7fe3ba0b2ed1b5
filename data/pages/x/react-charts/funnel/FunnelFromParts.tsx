import { useDrawingArea } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const steps = [
  { name: 'Applied', count: 320, color: '#0d47a1' },
  { name: 'Invited', count: 96, color: '#1565c0' },
  { name: 'Met twice', count: 41, color: '#1976d2' },
  { name: 'Hired', count: 14, color: '#1e88e5' },
];

function Funnel() {
  const { left, top, width, height } = useDrawingArea();
  const step = height / steps.length;
  const widthOf = (index: number) => {
    const { count } = steps[Math.min(index, steps.length - 1)];
    return (count / steps[0].count) * width * 0.6;
  };

  return (
    <g transform={`translate(${left + width * 0.3}, ${top})`}>
      {steps.map(({ name, count, color }, index) => {
        const [upper, lower] = [widthOf(index) / 2, widthOf(index + 1) / 2];
        const [y, bottom] = [index * step, (index + 1) * step - 3];
        return (
          <g key={name}>
            <polygon
              points={`${-upper},${y} ${upper},${y} ${lower},${bottom} ${-lower},${bottom}`}
              fill={color}
            />
            <text
              x={width * 0.5}
              y={y + step / 2}
              textAnchor="middle"
              fill="currentColor"
            >
              {`${name} ${count}`}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export default function FunnelFromParts() {
  return (
    <ResponsiveChartContainer
      series={[]}
      height={280}
      margin={{ top: 10, right: 0, bottom: 10, left: 0 }}
    >
      <Funnel />
    </ResponsiveChartContainer>
  );
}
