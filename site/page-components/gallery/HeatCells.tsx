import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { round } from './round';

/** Visits by hour and day, darker for more: cells on two band axes, which is a heatmap. */
export function HeatCells({ rows }: { rows: readonly (readonly number[])[] }) {
  const [xScale, yScale] = [useXScale<'band'>(), useYScale<'band'>()];
  const cells = rows.flatMap((row, y) => row.map((value, x) => ({ x, y, value })));
  return (
    <g fill="var(--ink-1)">
      {cells.map(({ x, y, value }) => (
        <rect
          key={`${x} ${y}`}
          fillOpacity={0.08 + value / 10}
          rx={3}
          x={round((xScale(x) ?? 0) + 1)}
          y={round((yScale(y) ?? 0) + 1)}
          width={round(xScale.bandwidth() - 2)}
          height={round(yScale.bandwidth() - 2)}
        />
      ))}
    </g>
  );
}
