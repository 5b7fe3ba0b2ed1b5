/** A place in a picture of 160 by 90. */
type Point = readonly [x: number, y: number];

interface Band {
  top: number;
  bottom: number;
}

/** Values from left to right, the largest at the top of the band, zero at its bottom. */
export function pointsOf(
  values: readonly number[],
  { top, bottom }: Band = { top: 12, bottom: 84 },
): Point[] {
  const most = 30;
  return values.map((value, at) => [
    8 + (at * 144) / (values.length - 1),
    bottom - (value / most) * (bottom - top),
  ]);
}

/** A path through points. */
export function lineOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** The same closed along the bottom. */
export function areaOf(points: readonly Point[]): string {
  return `${lineOf(points)}L152 84L8 84Z`;
}

/** One path a share of the whole, clockwise from the top. */
export function wedges(shares: readonly number[]): string[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let from = 0;
  return shares.map((share) => {
    const to = from + share / whole;
    const path = `M80 45L${onCircle(from)}A38 38 0 ${to - from > 0.5 ? 1 : 0} 1 ${onCircle(to)}Z`;
    from = to;
    return path;
  });
}

function onCircle(turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${round(80 + 38 * Math.sin(angle))} ${round(45 - 38 * Math.cos(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
