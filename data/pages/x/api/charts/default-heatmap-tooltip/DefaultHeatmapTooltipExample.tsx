import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { DefaultHeatmapTooltip, Heatmap } from '@mui/x-charts-pro/Heatmap';

function MyTooltip(props: ChartsItemContentProps<'heatmap'>) {
  return <DefaultHeatmapTooltip {...props} sx={{ fontSize: 18 }} />;
}

export default function DefaultHeatmapTooltipExample() {
  return (
    <Heatmap
      xAxis={[{ data: ['Mon', 'Tue'] }]}
      yAxis={[{ data: ['am', 'pm'] }]}
      series={[
        {
          data: [
            [0, 0, 12],
            [1, 1, 31],
          ],
        },
      ]}
      slots={{ itemContent: MyTooltip }}
      height={220}
    />
  );
}
