import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterValueType } from '@mui/x-charts/models';

const cheeses = [
  { name: 'Brie', fat: 28, protein: 21 },
  { name: 'Cheddar', fat: 33, protein: 25 },
  { name: 'Feta', fat: 21, protein: 14 },
  { name: 'Gouda', fat: 27, protein: 25 },
  { name: 'Parmesan', fat: 26, protein: 36 },
  { name: 'Ricotta', fat: 13, protein: 11 },
];

const data = cheeses.map(({ name, fat, protein }) => ({
  id: name,
  x: fat,
  y: protein,
}));

const describe = ({ id, x, y }: ScatterValueType) =>
  `${id}: ${x} g fat, ${y} g protein`;

export default function ScatterTooltipText() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Fat, g', min: 0 }]}
      yAxis={[{ label: 'Protein, g', min: 0 }]}
      series={[{ data, valueFormatter: describe }]}
      margin={{ top: 20 }}
    />
  );
}
