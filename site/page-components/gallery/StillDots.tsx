import type { ScatterProps } from '@mui/x-charts/ScatterChart';
import { round } from './round';

/** The points of a series without listeners and states. */
export function StillDots({ series, xScale, yScale, color }: ScatterProps) {
  return (
    <g fill={color}>
      {series.data.map(({ id, x, y }) => (
        <circle key={id} cx={round(Number(xScale(x)))} cy={round(Number(yScale(y)))} r={series.markerSize} />
      ))}
    </g>
  );
}
