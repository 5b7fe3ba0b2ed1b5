import type { AnimatedAreaProps, AnimatedLineProps } from '@mui/x-charts/LineChart';
import { roundPath } from './round';

/** A line without the clip path of its opening animation: on a server it would stay closed. */
export function StillLine({ d, ownerState: { color } }: AnimatedLineProps) {
  return <path data-part="line" stroke={color} d={roundPath(d)} />;
}

/** The area below a line. */
export function StillArea({ d, ownerState: { color } }: AnimatedAreaProps) {
  return <path fill={color} fillOpacity={0.35} d={roundPath(d)} />;
}
