import { BarChart } from '@mui/x-charts/BarChart';
import {
  type ChartsAxisContentProps,
  DefaultChartsAxisTooltipContent,
} from '@mui/x-charts/ChartsTooltip';

function MyContent(props: ChartsAxisContentProps) {
  return <DefaultChartsAxisTooltipContent {...props} sx={{ fontSize: 18 }} />;
}

export default function DefaultChartsAxisTooltipContentExample() {
  return (
    <BarChart
      series={[{ data: [12, 7, 9], label: 'Trees' }]}
      tooltip={{ trigger: 'axis' }}
      slots={{ axisContent: MyContent }}
      height={220}
    />
  );
}
