import { useTheme } from '@mui/material/styles';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const trees = [
  { id: 1, x: 12, y: 4.1, age: 8 },
  { id: 2, x: 19, y: 6.3, age: 21 },
  { id: 3, x: 27, y: 9.8, age: 34 },
  { id: 4, x: 33, y: 10.4, age: 52 },
  { id: 5, x: 41, y: 14.2, age: 77 },
  { id: 6, x: 52, y: 15.9, age: 96 },
];

const zAxis = {
  id: 'age',
  data: trees.map((tree) => tree.age),
  colorMap: {
    type: 'continuous' as const,
    min: 0,
    max: 100,
    color: ['#64b5f6', '#d81b60'] as const,
  },
};

export default function LegendContinuous() {
  const fill = useTheme().palette.text.primary;

  return (
    <ScatterChart
      series={[{ data: trees, markerSize: 8 }]}
      zAxis={[zAxis]}
      margin={{ top: 20, right: 90 }}
      height={300}
    >
      <ContinuousColorLegend
        direction="column"
        position={{ vertical: 'middle', horizontal: 'right' }}
        minLabel="0 years"
        maxLabel={({ value }) => `${value} years`}
        labelStyle={{ fontSize: 13, fill }}
        thickness={12}
      />
    </ScatterChart>
  );
}
