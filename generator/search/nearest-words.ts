import type { Engine, QueryNode } from './engine';
import { type Run, runsOf, withoutAsking } from './terms';

/** How many results are looked through for words that may have been meant, and how many of these are told. */
const NEAR_HITS = 10;
const NEAR_WORDS = 4;

/** How much of two Chinese words must be the same letters: from 0, none, to 1, all. */
const LEAST_SHARE = 0.4;

/** Where words that may have been meant are looked for. */
export interface Known {
  engine: Engine;
  /** What pages and sections are called, and words of the glossary; asked for only where they are needed. */
  titles: () => Iterable<string>;
}

/** Words of titles that are written nearly like those of a question, at most four. */
export function nearestWords(question: string, { engine, titles }: Known): string[] {
  const runs = runsOf(withoutAsking(question));
  const unspaced = runs.filter(({ isUnspaced }) => isUnspaced);
  const spelt = speltAlike(
    runs.filter((run) => !unspaced.includes(run)),
    engine,
  );
  const drawn = unspaced.length > 0 ? withSameLetters(unspaced, titles()) : [];
  return [...new Set([...spelt, ...drawn])].slice(0, NEAR_WORDS);
}

function speltAlike(runs: readonly Run[], engine: Engine): string[] {
  const hits = engine.search({
    queries: runs.map(
      ({ text }): QueryNode => ({
        queries: [text.toLowerCase()],
        combineWith: 'OR',
        fuzzy: 0.4,
        prefix: true,
      }),
    ),
    combineWith: 'OR',
  });
  return hits.slice(0, NEAR_HITS).flatMap(({ terms }) => terms);
}

/**
 * Of scripts without spaces the index knows pairs of letters, which are no words. A wrong letter spoils two of them,
 * so here letters count by themselves: those that most of a word has in common with what was asked.
 */
function withSameLetters(asked: readonly Run[], titles: Iterable<string>): string[] {
  const shares = new Map<string, number>();
  for (const title of titles) {
    for (const { text, isUnspaced } of runsOf(title))
      if (isUnspaced && !shares.has(text))
        shares.set(text, Math.max(...asked.map((run) => share(run.text, text))));
  }
  return [...shares]
    .filter(([, same]) => same >= LEAST_SHARE)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word);
}

/** Letters that two words have in common, as a part of all letters of both. */
function share(one: string, other: string): number {
  const letters = new Set(one);
  const common = new Set([...other].filter((letter) => letters.has(letter)));
  return (2 * common.size) / (letters.size + new Set(other).size);
}
