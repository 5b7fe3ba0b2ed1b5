import { unstable_usePieSeries } from '@mui/x-charts/hooks';
import type { PieArcProps } from '@mui/x-charts/PieChart';
import { arcPath } from './arcs';

/** Radii of the ring, in units of the picture. */
const RING = { innerRadius: 30, outerRadius: 58 };

/** A fully open arc of a pie; the chart's own one is closed before its animation. */
export function StillArc({ id, dataIndex, color }: PieArcProps) {
  const item = unstable_usePieSeries()?.series[id]?.data[dataIndex];
  if (!item) return null;
  const { startAngle, endAngle } = item;
  return <path data-part="arc" fill={color} d={arcPath({ startAngle, endAngle, ...RING })} />;
}
