import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const measures = ['Price', 'Rating', 'Sales', 'Returns'];
const correlations = [
  [1, 0.42, -0.58, 0.11],
  [0.42, 1, 0.63, -0.71],
  [-0.58, 0.63, 1, -0.27],
  [0.11, -0.71, -0.27, 1],
];
const cells = correlations.flatMap((row, y) =>
  row.map((value, x): [number, number, number] => [x, y, value]),
);

function diverging(t: number) {
  const distance = Math.abs(t - 0.5) * 2;
  return `hsl(${t < 0.5 ? 10 : 215} 65% ${92 - distance * 47}%)`;
}

const zAxis = [
  {
    colorMap: {
      type: 'continuous' as const,
      min: -1,
      max: 1,
      color: diverging,
    },
  },
];

export default function HeatmapDiverging() {
  return (
    <Heatmap
      xAxis={[{ data: measures }]}
      yAxis={[{ data: measures }]}
      zAxis={zAxis}
      series={[{ data: cells, label: 'Correlation' }]}
      height={320}
      margin={{ left: 65, right: 85, top: 10 }}
    >
      <ContinuousColorLegend
        direction="column"
        position={{ vertical: 'middle', horizontal: 'right' }}
        labelStyle={{ fill: 'currentColor', fontSize: 13 }}
        minLabel="opposite"
        maxLabel="alike"
      />
    </Heatmap>
  );
}
