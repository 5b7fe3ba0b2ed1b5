/** A tenth of a unit is less than a reader sees, and every digit would be sent to each of them. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The same for every number of a path. */
export function roundPath(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
}
