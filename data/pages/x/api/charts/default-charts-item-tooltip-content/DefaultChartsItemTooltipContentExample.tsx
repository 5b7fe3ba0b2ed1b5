import { BarChart } from '@mui/x-charts/BarChart';
import {
  type ChartsItemContentProps,
  DefaultChartsItemTooltipContent,
} from '@mui/x-charts/ChartsTooltip';

function MyContent(props: ChartsItemContentProps<'bar'>) {
  return <DefaultChartsItemTooltipContent {...props} sx={{ fontSize: 18 }} />;
}

export default function DefaultChartsItemTooltipContentExample() {
  return (
    <BarChart
      series={[{ data: [12, 7, 9], label: 'Trees' }]}
      tooltip={{ trigger: 'item' }}
      slots={{ itemContent: MyContent }}
      height={220}
    />
  );
}
