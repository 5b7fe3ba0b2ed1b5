import { edits } from './edits';

/** At most a third of a word, and never more than three letters, may differ. */
const MOST_EDITS = 3;

/**
 * The most similar candidate; undefined when none is similar enough. Among equal ones the first wins, so that the result is
 * deterministic.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const spelling = word.toLowerCase();
  let best: { candidate: string; edits: number } | undefined;
  for (const candidate of candidates) {
    const limit = best ? best.edits - 1 : allowedEdits(word);
    const count = edits(spelling, candidate.toLowerCase(), limit);
    if (count <= limit && candidate !== word) best = { candidate, edits: count };
  }
  return best?.candidate;
}

function allowedEdits(word: string): number {
  return Math.min(MOST_EDITS, Math.floor(word.length / 3));
}
