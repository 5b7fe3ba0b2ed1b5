import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './data';

export default function HeatmapBasic() {
  return (
    <Heatmap
      xAxis={[{ data: hours, label: 'Hour' }]}
      yAxis={[{ data: days }]}
      series={[{ data: cells, label: 'Visitors' }]}
      height={320}
      margin={{ top: 10 }}
    />
  );
}
