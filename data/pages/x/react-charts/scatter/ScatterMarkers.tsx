import {
  Scatter,
  ScatterChart,
  ScatterProps,
} from '@mui/x-charts/ScatterChart';
import { centre, suburb } from './data';

function ScatterWithSquares(props: ScatterProps) {
  const { series, color, markerSize } = props;
  const xScale = props.xScale as (value: number) => number;
  const yScale = props.yScale as (value: number) => number;
  if (series.id !== 'suburb') {
    return <Scatter {...props} />;
  }
  return series.data.map(({ id, x, y }) => (
    <rect
      key={id}
      x={xScale(x) - markerSize}
      y={yScale(y) - markerSize}
      width={2 * markerSize}
      height={2 * markerSize}
      fill={color}
    />
  ));
}

export default function ScatterMarkers() {
  return (
    <ScatterChart
      height={300}
      series={[
        { id: 'centre', label: 'Centre', data: centre, markerSize: 6 },
        { id: 'suburb', label: 'Suburb', data: suburb, markerSize: 5 },
      ]}
      slots={{ scatter: ScatterWithSquares }}
      margin={{ left: 60 }}
    />
  );
}
