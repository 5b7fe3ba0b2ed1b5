/** Rounds to a tenth of a unit, because more digits are invisible and enlarge the page. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Rounds every number of a path. */
export function roundPath(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
}
