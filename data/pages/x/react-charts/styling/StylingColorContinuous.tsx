import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];
const sunshine = [46, 126, 211, 228, 161, 58];

const yAxis = [
  {
    colorMap: {
      type: 'continuous' as const,
      min: 0,
      max: 240,
      color: ['#90a4ae', '#ff9800'] as const,
    },
  },
];

const labelStyle = { fill: 'currentColor', fontSize: 13 };

export default function StylingColorContinuous() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: months }]}
      yAxis={yAxis}
      series={[{ data: sunshine }]}
      height={280}
      margin={{ right: 80 }}
    >
      <ContinuousColorLegend
        axisDirection="y"
        direction="column"
        position={{ vertical: 'middle', horizontal: 'right' }}
        maxLabel="240 h"
        minLabel="0 h"
        labelStyle={labelStyle}
      />
    </BarChart>
  );
}
