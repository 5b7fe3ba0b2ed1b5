import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { HighlightScope } from '@mui/x-charts/context';
import { center, rent, size, suburb } from './data';

const highlightScope: HighlightScope = { highlight: 'item', fade: 'global' };

const series = [
  { label: 'Center', data: center, highlightScope },
  { label: 'Suburb', data: suburb, highlightScope },
].map((item) => ({ ...item, markerSize: 6 }));

export default function ScatterHighlight() {
  return (
    <ScatterChart
      height={300}
      xAxis={[size]}
      yAxis={[rent]}
      series={series}
      grid={{ horizontal: true, vertical: true }}
      axisHighlight={{ x: 'line', y: 'line' }}
      voronoiMaxRadius={50}
      margin={{ left: 60 }}
    />
  );
}
