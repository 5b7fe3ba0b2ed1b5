import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './data';

const series = [
  {
    data: cells,
    label: 'Visitors',
    highlightScope: { highlight: 'item', fade: 'global' } as const,
  },
];

const styles = {
  [`& .${heatmapClasses.cell}`]: { transition: 'opacity 0.2s' },
  [`& .${heatmapClasses.highlighted}`]: { stroke: '#d81b60', strokeWidth: 3 },
  [`& .${heatmapClasses.faded}`]: { opacity: 0.4 },
};

export default function HeatmapHighlight() {
  return (
    <Heatmap
      xAxis={[{ data: hours }]}
      yAxis={[{ data: days }]}
      series={series}
      sx={styles}
      height={320}
      margin={{ top: 10 }}
    />
  );
}
