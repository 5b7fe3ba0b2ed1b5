import type { QueryNode } from './engine';
import { otherWords } from './other-words';
import { type Reading, readingOfPairs } from './reading';
import type { WordShard } from './shapes';
import { isEmptyWord, partsOf, type Run, runsOf, stemOf, withoutAsking } from './terms';

/** A word of a question: as it was typed, and what else it may say. */
export interface AskedWord {
  run: Run;
  typed: Reading[];
  others: Reading[];
}

/** A question, understood. */
export interface Query {
  words: AskedWord[];
  /** As it was typed and, where readers have other words for a thing, as the documentation would put it. */
  wordings: string[];
}

/** Reads a question; undefined when there is no word in it. */
export function queryOf(question: string, known: WordShard = {}): Query | undefined {
  const runs = runsOf(withoutAsking(question));
  const telling = runs.filter(({ text }) => !isEmptyWord(text));
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

/** The same words of somebody who cannot spell, or has finished none of them. */
export function guessed(words: readonly AskedWord[]): AskedWord[] {
  return words.map((word, at) => {
    const isLast = at === words.length - 1;
    const mayBegin = isLast || [...word.run.text].length > 1;
    return { ...word, typed: [typedReading(word.run, mayBegin), ...misspelt(word.run)] };
  });
}

/** Every way to understand a word. */
export function readingsOf({ typed, others }: AskedWord): Reading[] {
  return [...typed, ...others];
}

/** What finds all that has each of the words. */
export function eachOf(words: readonly AskedWord[]): QueryNode {
  const nodes = words.map((word) => either(readingsOf(word).map(({ node }) => node)));
  return { queries: nodes, combineWith: 'AND' };
}

/** What finds all that has any of the words, or a part of one. */
export function anyOf(words: readonly AskedWord[]): QueryNode {
  return either(words.flatMap(readingsOf).map(({ node, loose = node }) => loose));
}

/** Longer words are names, of which parts are found. */
const LONGEST_MISSPELT = 14;

/** What counts as the same word: a word that is being typed, or a letter or two beside it. */
function typedReading({ text, isUnspaced }: Run, isLast: boolean): Reading {
  if (isUnspaced) return readingOfPairs(text, { prefix: [...text].length === 1 });
  const whole = text.toLowerCase();
  const stem = stemOf(whole);
  const parts = partsOf(text);
  // Half of all words begin like a single letter: what is called so is all that it can mean.
  if (whole.length === 1)
    return { node: { ...exactly(whole), prefix: isLast, fields: ['title'] }, needs: [[whole]] };
  const node = either([
    { ...exactly(whole), prefix: isLast || whole.length > 2, fuzzy: tolerance(whole) },
    ...(stem === whole ? [] : [exactly(stem)]),
    ...(parts.length === 0 ? [] : [{ queries: parts, combineWith: 'AND' as const, prefix: true }]),
  ]);
  return { node, needs: [[whole, stem, ...parts]] };
}

/** What somebody may have meant who typed two letters the wrong way round, or more than one wrong. */
function misspelt({ text, isUnspaced }: Run): Reading[] {
  const word = text.toLowerCase();
  if (isUnspaced || word.length < 4 || word.length > LONGEST_MISSPELT) return [];
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

/** How many letters may be wrong. */
function tolerance(word: string): number | false {
  if (word.length < 4 || /\d/.test(word)) return false;
  return word.length < 10 ? 1 : 2;
}
