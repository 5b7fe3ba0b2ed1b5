import { lighten } from '@mui/material/styles';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const shelves = [
  {
    label: 'Fiction',
    color: '#4db6ac',
    parts: { Crime: 34, Fantasy: 21, Poetry: 7 },
  },
  { label: 'Facts', color: '#ffb74d', parts: { Nature: 25, History: 19 } },
  { label: 'Kids', color: '#9fa8da', parts: { Picture: 18, Stories: 12 } },
];

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

const groups = shelves.map(({ label, color, parts }) => ({
  id: label,
  label,
  color,
  value: sum(Object.values(parts)),
}));
const parts = shelves.flatMap((shelf) =>
  Object.entries(shelf.parts).map(([label, value], index) => ({
    id: label,
    label,
    value,
    color: lighten(shelf.color, 0.25 + 0.15 * index),
  })),
);

const common = { arcLabel: 'label', arcLabelMinAngle: 20 } as const;

export default function PieDemoGroups() {
  return (
    <PieChart
      series={[
        { ...common, id: 'groups', data: groups, outerRadius: '50%' },
        { ...common, id: 'parts', data: parts, innerRadius: '52%' },
      ]}
      slotProps={{ legend: { hidden: true } }}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000', fontSize: 13 } }}
      margin={{ left: 5, right: 5 }}
      height={320}
    />
  );
}
