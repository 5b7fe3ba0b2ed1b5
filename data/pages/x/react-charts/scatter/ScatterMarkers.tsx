import { useXScale, useYScale } from '@mui/x-charts/hooks';
import {
  Scatter,
  ScatterChart,
  type ScatterProps,
} from '@mui/x-charts/ScatterChart';
import { center, rent, size, suburb } from './data';

function ScatterWithSquares(props: ScatterProps) {
  const { series, color, markerSize } = props;
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
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
      xAxis={[size]}
      yAxis={[rent]}
      series={[
        { id: 'center', label: 'Center', data: center, markerSize: 6 },
        { id: 'suburb', label: 'Suburb', data: suburb, markerSize: 5 },
      ]}
      slots={{ scatter: ScatterWithSquares }}
      margin={{ left: 60 }}
    />
  );
}
