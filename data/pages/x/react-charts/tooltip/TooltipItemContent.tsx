import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const trees = [
  { id: 'Ash', x: 18, y: 61, planted: 1931 },
  { id: 'Beech', x: 24, y: 88, planted: 1887 },
  { id: 'Lime', x: 12, y: 34, planted: 1978 },
  { id: 'Oak', x: 21, y: 102, planted: 1846 },
];

function TreeTooltip(props: ChartsItemContentProps<'scatter'>) {
  const { dataIndex } = props.itemData;
  if (dataIndex === undefined) {
    return null;
  }
  const tree = trees[dataIndex];
  return (
    <Paper elevation={3} sx={{ m: 2, p: 1.5 }}>
      <Typography variant="subtitle2" sx={{ color: props.getColor(dataIndex) }}>
        {tree.id}, planted in {tree.planted}
      </Typography>
      <Typography variant="body2">{tree.x} m high</Typography>
      <Typography variant="body2">{tree.y} cm thick</Typography>
    </Paper>
  );
}

export default function TooltipItemContent() {
  return (
    <ScatterChart
      height={260}
      xAxis={[{ label: 'Height, m', min: 10, max: 26 }]}
      yAxis={[{ min: 20, max: 110 }]}
      series={[{ data: trees, markerSize: 7 }]}
      voronoiMaxRadius={40}
      slots={{ itemContent: TreeTooltip }}
      margin={{ top: 20 }}
    />
  );
}
