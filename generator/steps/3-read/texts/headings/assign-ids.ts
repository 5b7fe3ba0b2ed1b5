import { textToHash } from './text-to-hash';

/** Ids a page already has, and those of the same page's original. */
export interface KnownIds {
  /** Of raw HTML and demos. */
  taken: Iterable<string>;
  /** Of the original's headings, in order; empty for the original itself. */
  original: readonly string[];
}

/**
 * Gives every heading an id that nothing else on the page has. The n-th heading of a translation takes
 * the n-th id of its original, so that a link leads to the same section in every language; headings
 * beyond take their own text's.
 */
export function assignIds(texts: readonly string[], { taken, original }: KnownIds): string[] {
  const used = new Set([...taken, ...original]);
  const counts = new Map<string, number>();
  return texts.map((text, index) => {
    const id = original[index] ?? uniqueId(textToHash(text), used, counts);
    used.add(id);
    return id;
  });
}

/** `demo`, `demo-2`, `demo-3` …; `counts` keeps this fast for thousands of equal headings. */
export function uniqueId(hash: string, used: ReadonlySet<string>, counts: Map<string, number>): string {
  let count = counts.get(hash) ?? 1;
  while (used.has(numbered(hash, count))) count += 1;
  counts.set(hash, count + 1);
  return numbered(hash, count);
}

function numbered(hash: string, count: number): string {
  return count === 1 ? hash : `${hash}-${count}`;
}
