import { round } from './round';

/** A segment of a ring. Angles are in radians, clockwise from the top. */
export interface Arc {
  startAngle: number;
  endAngle: number;
  innerRadius: number;
  outerRadius: number;
}

/** The path of a segment of a ring around the origin. */
export function arcPath({ startAngle, endAngle, innerRadius, outerRadius }: Arc): string {
  const large = endAngle - startAngle > Math.PI ? 1 : 0;
  const outer = `A${outerRadius} ${outerRadius} 0 ${large} 1 ${onCircle(endAngle, outerRadius)}`;
  const inner = `A${innerRadius} ${innerRadius} 0 ${large} 0 ${onCircle(startAngle, innerRadius)}`;
  return `M${onCircle(startAngle, outerRadius)}${outer}L${onCircle(endAngle, innerRadius)}${inner}Z`;
}

/** A point on a circle around the origin. */
export function onCircle(angle: number, radius: number): string {
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
}
