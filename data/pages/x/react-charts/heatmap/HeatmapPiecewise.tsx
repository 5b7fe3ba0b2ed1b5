import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './data';

const zAxis = [
  {
    colorMap: {
      type: 'piecewise' as const,
      thresholds: [20, 50],
      colors: ['#c5e1a5', '#ffb74d', '#d84315'],
    },
  },
];

export default function HeatmapPiecewise() {
  return (
    <Heatmap
      xAxis={[{ data: hours, label: 'Hour' }]}
      yAxis={[{ data: days }]}
      zAxis={zAxis}
      series={[{ data: cells, label: 'Visitors' }]}
      height={340}
    >
      <PiecewiseColorLegend
        direction="row"
        position={{ vertical: 'top', horizontal: 'middle' }}
        itemMarkWidth={12}
        labelFormatter={({ min, max }) => (max ? `< ${max}` : `≥ ${min}`)}
      />
    </Heatmap>
  );
}
