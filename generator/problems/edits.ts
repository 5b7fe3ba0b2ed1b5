import { distance } from 'fastest-levenshtein';

/**
 * The edit distance (Damerau-Levenshtein) of two words. Returns more than `limit` early where the distance must exceed it.
 */
export function edits(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const count = distance(a, b);
  return count === 2 && isSwap(a, b) ? 1 : count;
}

/** Two swapped letters are the most common typo, so they count as one edit. */
function isSwap(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}
