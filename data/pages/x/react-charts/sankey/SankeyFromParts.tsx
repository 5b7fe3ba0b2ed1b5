import { useDrawingArea } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { colors, columns, flows } from './data';
import { layOut } from './layout';

const nodeWidth = 60;

function Sankey() {
  const { left, top, width, height } = useDrawingArea();
  const area = { width: width - nodeWidth, height };
  const { nodes, links } = layOut(columns, flows, area);
  const xOf = (name: string) =>
    nodes.find((node) => node.name === name)?.x ?? 0;

  return (
    <g transform={`translate(${left}, ${top})`} textAnchor="middle">
      {links.map(({ source, target, value, from, to, thickness }) => {
        const [start, end] = [xOf(source) + nodeWidth, xOf(target)];
        const middle = (start + end) / 2;
        const curve = `C${middle},${from} ${middle},${to} ${end},${to}`;
        return (
          <g key={source + target} fill="none" strokeOpacity={0.5}>
            <path
              d={`M${start},${from} ${curve}`}
              stroke={colors[source]}
              strokeWidth={thickness}
            />
            <title>{`${source} to ${target}: ${value} kWh`}</title>
          </g>
        );
      })}
      {nodes.map((node) => (
        <g key={node.name} transform={`translate(${node.x}, ${node.y})`}>
          <rect
            width={nodeWidth}
            height={node.height}
            fill={colors[node.name]}
          />
          <text x={nodeWidth / 2} y={node.height / 2 + 5} fontSize={13}>
            {node.name}
          </text>
        </g>
      ))}
    </g>
  );
}

export default function SankeyFromParts() {
  return (
    <ResponsiveChartContainer
      series={[]}
      height={300}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      title="Where the power of a house comes from and goes to"
    >
      <Sankey />
    </ResponsiveChartContainer>
  );
}
