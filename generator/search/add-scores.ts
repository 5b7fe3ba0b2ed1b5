import type { Result } from './rank';

/** The results of two searches, best first: one that both found has its score of the first, and a share of that of the second. */
export function addScores(first: readonly Result[], second: readonly Result[], share: number): Result[] {
  const found = new Map(first.map((result) => [result.entry, result]));
  for (const { entry, score, terms } of second) {
    const known = found.get(entry);
    found.set(entry, {
      entry,
      score: score * share + (known?.score ?? 0),
      terms: [...new Set([...terms, ...(known?.terms ?? [])])],
    });
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}
