import { distance } from 'fastest-levenshtein';

/**
 * How many letters must be put in, left out, replaced or swapped to make `a` into `b`; more than `limit`
 * where that is sure without counting.
 */
export function edits(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const count = distance(a, b);
  return count === 2 && isSwap(a, b) ? 1 : count;
}

/** Two letters in each other's place are the commonest slip, so they count once. */
function isSwap(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}
