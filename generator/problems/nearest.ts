import { edits } from './edits';

/** A third of a word may differ, and never more than three letters: farther is guessing. */
const MOST_EDITS = 3;

/**
 * The candidate that is spelled nearly like `word`, or undefined when none is really near. Of equally
 * near ones the first wins, so candidates in a fixed order give a fixed answer.
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
