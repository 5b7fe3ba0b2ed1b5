import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const ideas = [
  { id: 'Dark mode', x: 2, y: 6 },
  { id: 'Import from CSV', x: 5, y: 8 },
  { id: 'Offline use', x: 9, y: 7 },
  { id: 'Search in notes', x: 3, y: 9 },
  { id: 'New logo', x: 4, y: 2 },
  { id: 'Own server', x: 8, y: 3 },
];

const axis = { min: 0, max: 10 };
const line = { strokeDasharray: '4 4' };

export default function ScatterDemoQuadrants() {
  return (
    <ScatterChart
      height={320}
      xAxis={[{ ...axis, label: 'Effort' }]}
      yAxis={[{ ...axis, label: 'Benefit' }]}
      series={[
        { data: ideas, markerSize: 7, valueFormatter: ({ id }) => String(id) },
      ]}
      voronoiMaxRadius={30}
      margin={{ top: 20 }}
    >
      <ChartsReferenceLine x={5.5} lineStyle={line} />
      <ChartsReferenceLine y={5} lineStyle={line} />
    </ScatterChart>
  );
}
