import type { Engine, EngineHit, QueryNode } from './engine';
import { type Run, runsOf, termsOf, withoutStopWords } from './terms';

/** The number of results that are searched for similar words, and the maximum number of similar words. */
const NEAR_HITS = 10;
const NEAR_WORDS = 4;

/** The minimum share of equal letters of two Chinese words: from 0 (none) to 1 (all). */
const MIN_SHARE = 0.4;

/** The sources of similar words. */
export interface Known {
  engine: Pick<Engine, 'search'>;
  /** Title, text and id of the place that a document of the engine describes. */
  textsOf: (document: number) => readonly string[];
  /** Titles of pages and sections, and words of the glossary; computed only when they are needed. */
  titles: () => Iterable<string>;
  /** Whether a search for a word gives results. */
  isFound: (word: string) => boolean;
}

/** Words of the site with a spelling similar to words of a query, as they are written there; at most four. */
export function nearestWords(question: string, { engine, textsOf, titles, isFound }: Known): string[] {
  const runs = runsOf(withoutStopWords(question));
  const unspaced = runs.filter(({ isUnspaced }) => isUnspaced);
  const hits = speltAlike(
    runs.filter((run) => !unspaced.includes(run)),
    engine,
  );
  const spelt = hits.flatMap(({ id, terms }) => writtenWords(terms, textsOf(id)));
  const drawn = unspaced.length > 0 ? withSameLetters(unspaced, titles()) : [];
  const nearest = new Map<string, string>();
  for (const word of [...spelt, ...drawn]) {
    if (nearest.size === NEAR_WORDS) break;
    const key = word.toLowerCase();
    if (!nearest.has(key) && isFound(word)) nearest.set(key, word);
  }
  return [...nearest.values()];
}

function speltAlike(runs: readonly Run[], engine: Known['engine']): EngineHit[] {
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
  return hits.slice(0, NEAR_HITS);
}

/**
 * The words of texts to which index terms belong. Terms that are no words are stems, parts of names, and pairs of
 * words without the space between them; the last are in no single word.
 */
function writtenWords(terms: readonly string[], texts: readonly string[]): string[] {
  const words = texts.flatMap(runsOf).map(({ text }) => text);
  return terms.flatMap(
    (term) =>
      words.find((word) => word.toLowerCase() === term) ??
      words.find((word) => termsOf(word).includes(term)) ??
      [],
  );
}

/**
 * In scripts without spaces the index contains pairs of letters, not words. A wrong letter changes two pairs,
 * so words are compared by single letters: those that most of a word shares with the query.
 */
function withSameLetters(asked: readonly Run[], titles: Iterable<string>): string[] {
  const shares = new Map<string, number>();
  for (const title of titles) {
    for (const { text, isUnspaced } of runsOf(title))
      if (isUnspaced && !shares.has(text))
        shares.set(text, Math.max(...asked.map((run) => share(run.text, text))));
  }
  return [...shares]
    .filter(([, same]) => same >= MIN_SHARE)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word);
}

/** The shared letters of two words, as a share of all letters of both. */
function share(one: string, other: string): number {
  const letters = new Set(one);
  const common = new Set([...other].filter((letter) => letters.has(letter)));
  return (2 * common.size) / (letters.size + new Set(other).size);
}
