import type { BarElementOwnerState } from '@mui/x-charts/BarChart';
import { unstable_useBarSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';
import { round } from './round';

/** Between the bars of one category, in units of the picture. */
const GAP = 2;

/**
 * A bar of full height: the chart's own one starts its animation at zero, and a server renders only the
 * start. The axis has no gap between groups.
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
