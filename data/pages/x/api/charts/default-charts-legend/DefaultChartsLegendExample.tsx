import { BarChart } from '@mui/x-charts/BarChart';
import {
  DefaultChartsLegend,
  type LegendRendererProps,
} from '@mui/x-charts/ChartsLegend';

function LargeLegend(props: LegendRendererProps) {
  return (
    <DefaultChartsLegend {...props} itemMarkWidth={28} itemMarkHeight={28} />
  );
}

export default function DefaultChartsLegendExample() {
  return (
    <BarChart
      series={[{ data: [12, 7, 9], label: 'Trees' }]}
      slots={{ legend: LargeLegend }}
      height={220}
    />
  );
}
