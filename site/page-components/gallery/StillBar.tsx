import type { BarElementOwnerState } from '@mui/x-charts/BarChart';
import { unstable_useBarSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';
import { round } from './round';

/** Between the bars of one category, in units of the picture. */
const GAP = 2;

/**
 * A bar as it stands when it has grown: the chart's own one begins its animation at zero, and on a server
 * that beginning is all there is. Its axis is told to leave no gap between groups.
 */
export function StillBar({ ownerState: { id, dataIndex, color } }: { ownerState: BarElementOwnerState }) {
  const { series = {}, stackingGroups = [] } = unstable_useBarSeries() ?? {};
  const { data: categories = [] } = useXAxis();
  const [xScale, yScale] = [useXScale<'band'>(), useYScale<'linear'>()];
  const [from = 0, to = 0] = series[id]?.stackedData[dataIndex] ?? [];
  const group = stackingGroups.findIndex(({ ids }) => ids.includes(id));
  const width = xScale.bandwidth() / stackingGroups.length;
  const [bottom, top] = [round(yScale(from)), round(yScale(to))];
  return (
    <rect
      fill={color}
      rx={GAP}
      x={round((xScale(categories[dataIndex]) ?? 0) + group * width + GAP / 2)}
      y={top}
      width={round(width - GAP)}
      height={Math.max(0, round(bottom - top - (from > 0 ? GAP : 0)))}
    />
  );
}
