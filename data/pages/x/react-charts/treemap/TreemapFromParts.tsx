import { useDrawingArea } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { divide } from './layout';

const budget = [
  { name: 'Schools', value: 38, color: '#1565c0' },
  { name: 'Streets', value: 24, color: '#6a1b9a' },
  { name: 'Health', value: 19, color: '#00695c' },
  { name: 'Parks', value: 9, color: '#2e7d32' },
  { name: 'Culture', value: 6, color: '#ad1457' },
  { name: 'Other', value: 4, color: '#455a64' },
];
const values = budget.map(({ value }) => value);

function Treemap() {
  const { left, top, width, height } = useDrawingArea();
  const boxes = divide(values, { x: 0, y: 0, width, height });

  return (
    <g transform={`translate(${left}, ${top})`}>
      {budget.map(({ name, value, color }, index) => {
        const { x, y, ...size } = boxes[index];
        const middle = { x: size.width / 2, y: size.height / 2 - 4 };
        return (
          <g key={name} transform={`translate(${x}, ${y})`} textAnchor="middle">
            <title>{`${name}: ${value} million`}</title>
            <rect {...size} fill={color} stroke="#fff" strokeWidth={2} />
            {size.width > 70 && size.height > 60 && (
              <text {...middle} fill="#fff" pointerEvents="none">
                {name}
                <tspan x={middle.x} dy="1.3em">
                  {value}
                </tspan>
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

export default function TreemapFromParts() {
  return (
    <ResponsiveChartContainer
      series={[]}
      height={300}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      title="Expenses of a town in million, by department"
    >
      <Treemap />
    </ResponsiveChartContainer>
  );
}
