import type { EngineHit } from './engine';
import type { Entry } from './entries';

/** An entry that was found by its title, its text, or both. */
export interface Hit {
  entry: Entry;
  score: number;
  /** Matching terms of the entry. */
  terms: Set<string>;
  /** Terms of the query that were found. */
  asked: Set<string>;
  /** Whether its title, together with the titles above it, matched alone. */
  isTitle: boolean;
}

/** Merges hits by entry: the engine has two documents for each, a title and a text. */
export function hitsByEntry(hits: readonly EngineHit[], entries: readonly Entry[]): Hit[] {
  const found = new Map<Entry, Hit>();
  for (const { id, score, terms, queryTerms } of hits) {
    const entry = entryOf(id, entries);
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

/** The entry that a document of the engine describes: each entry has two, one of them with its text. */
export function entryOf(document: number, entries: readonly Entry[]): Entry | undefined {
  return entries[document >> 1];
}
