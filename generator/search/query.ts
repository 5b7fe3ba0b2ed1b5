import type { QueryNode } from './engine';
import { otherWords } from './other-words';
import { type Reading, readingOfPairs } from './reading';
import type { WordShard } from './shapes';
import { isStopWord, partsOf, type Run, runsOf, stemOf, withoutStopWords } from './terms';

/** The longest query that programs may ask, in characters. The search for similar words takes longer with long queries. */
export const MAX_QUERY_LENGTH = 500;

/** A word of a query: as typed, with its synonyms. */
export interface AskedWord {
  run: Run;
  typed: Reading[];
  others: Reading[];
}

/** A parsed query. */
export interface Query {
  words: AskedWord[];
  /** The query as typed and, where readers use other words, in the words of the documentation. */
  wordings: string[];
}

/** Parses a query; undefined if it contains no word. */
export function queryOf(question: string, known: WordShard = {}): Query | undefined {
  const runs = runsOf(withoutStopWords(question));
  const telling = runs.filter(({ text }) => !isStopWord(text));
  const asked = telling.length > 0 ? telling : runs;
  if (asked.length === 0) return undefined;
  const { readings, wording } = otherWords(asked, question, known);
  const words = asked.map((run, at) => ({
    run,
    typed: [typedReading(run, at === asked.length - 1)],
    others: readings[at] ?? [],
  }));
  return { words, wordings: wording === undefined ? [question] : [question, wording] };
}

/** The same words with tolerance for spelling mistakes, and as prefixes. */
export function withTolerance(words: readonly AskedWord[]): AskedWord[] {
  return words.map((word, at) => {
    const isLast = at === words.length - 1;
    const mayBegin = isLast || [...word.run.text].length > 1;
    return { ...word, typed: [typedReading(word.run, mayBegin), ...misspelt(word.run)] };
  });
}

/** All readings of a word. */
export function readingsOf({ typed, others }: AskedWord): Reading[] {
  return [...typed, ...others];
}

/** Finds documents that contain all of the words. */
export function eachOf(words: readonly AskedWord[]): QueryNode {
  const nodes = words.map((word) => either(readingsOf(word).map(({ node }) => node)));
  return { queries: nodes, combineWith: 'AND' };
}

/** Finds documents that contain any of the words, or parts of them. */
export function anyOf(words: readonly AskedWord[]): QueryNode {
  return either(words.flatMap(readingsOf).map(({ node, loose = node }) => loose));
}

/** Longer words are names, whose parts are found. */
const MAX_FUZZY_LENGTH = 14;

/** Matches of a typed word: the word as a prefix while it is typed, or a letter or two different. */
function typedReading({ text, isUnspaced }: Run, isLast: boolean): Reading {
  if (isUnspaced) return readingOfPairs(text, { prefix: [...text].length === 1 });
  const whole = text.toLowerCase();
  const stem = stemOf(whole);
  const parts = partsOf(text);
  // A single letter is a prefix of half of all words, so it only matches titles.
  if (whole.length === 1)
    return { node: { ...exactly(whole), prefix: isLast, fields: ['title'] }, needs: [[whole]] };
  const node = either([
    { ...exactly(whole), prefix: isLast || whole.length > 2, fuzzy: tolerance(whole) },
    ...(stem === whole ? [] : [exactly(stem)]),
    ...(parts.length === 0 ? [] : [{ queries: parts, combineWith: 'AND' as const, prefix: true }]),
  ]);
  return { node, needs: [[whole, stem, ...parts]] };
}

/** Matches of a word with two letters swapped, or with more than one wrong. */
function misspelt({ text, isUnspaced }: Run): Reading[] {
  const word = text.toLowerCase();
  if (isUnspaced || word.length < 4 || word.length > MAX_FUZZY_LENGTH) return [];
  const swapped = [...word].slice(1).map((letter, at) => {
    const begin = word.slice(0, at);
    return `${begin}${letter}${word[at]}${word.slice(at + 2)}`;
  });
  return [
    { node: { queries: swapped, combineWith: 'OR' }, needs: [swapped] },
    { node: { ...exactly(word), fuzzy: word.length > 5 ? 2 : 1 }, needs: [[word]] },
  ];
}

function exactly(term: string): QueryNode {
  return { queries: [term], combineWith: 'AND' };
}

function either(queries: QueryNode[]): QueryNode {
  return { queries, combineWith: 'OR' };
}

/** The number of letters that may be wrong. */
function tolerance(word: string): number | false {
  if (word.length < 4 || /\d/.test(word)) return false;
  return word.length < 10 ? 1 : 2;
}
