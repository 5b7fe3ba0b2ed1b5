import type { EngineHit } from './engine';
import type { Entry } from './entries';

/** An entry that was found, by its title, by its text, or by both. */
export interface Hit {
  entry: Entry;
  score: number;
  /** Terms of the entry that were meant. */
  terms: Set<string>;
  /** Terms of the question that were found. */
  asked: Set<string>;
  /** Whether its title, and what stands above it, was enough. */
  isTitle: boolean;
}

/** Entries once each: the engine knows of each a title and a text. */
export function hitsByEntry(hits: readonly EngineHit[], entries: readonly Entry[]): Hit[] {
  const found = new Map<Entry, Hit>();
  for (const { id, score, terms, queryTerms } of hits) {
    const entry = entries[id >> 1];
    if (!entry) continue;
    const isTitle = id % 2 === 0;
    const known = found.get(entry);
    if (!known) {
      found.set(entry, { entry, score, terms: new Set(terms), asked: new Set(queryTerms), isTitle });
      continue;
    }
    known.score += score;
    known.isTitle ||= isTitle;
    for (const term of terms) known.terms.add(term);
    for (const term of queryTerms) known.asked.add(term);
  }
  return [...found.values()];
}
