import { textToHash } from './text-to-hash';

/** Ids that a page already has, and those of its original. */
export interface KnownIds {
  /** Ids of raw HTML and demos. */
  taken: Iterable<string>;
  /** Heading ids of the original, in order; empty for the original itself. */
  original: readonly string[];
}

/**
 * Gives every heading an id that is unique on the page. The n-th heading of a translation gets the n-th id of
 * its original, so that links work in every language; headings beyond these get ids of their own text.
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
