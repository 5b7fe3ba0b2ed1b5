import Paper from '@mui/material/Paper';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { cells, days, hours } from './data';

const average = cells.reduce((sum, cell) => sum + cell[2], 0) / cells.length;

function Comparison({ series, itemData }: ChartsItemContentProps<'heatmap'>) {
  const [hour, day, value] = series.data[itemData.dataIndex];
  const percent = Math.round((value / average - 1) * 100);
  return (
    <Paper sx={{ p: 1.5, mx: 2 }}>
      <strong>
        {days[day]}, {hours[hour]}:00
      </strong>
      <div>{`${value} visitors`}</div>
      <div>{`${Math.abs(percent)}% ${percent < 0 ? 'below' : 'above'} average`}</div>
    </Paper>
  );
}

export default function HeatmapTooltipContent() {
  return (
    <Heatmap
      xAxis={[{ data: hours }]}
      yAxis={[{ data: days }]}
      series={[{ data: cells }]}
      slots={{ itemContent: Comparison }}
      height={320}
      margin={{ top: 10 }}
    />
  );
}
