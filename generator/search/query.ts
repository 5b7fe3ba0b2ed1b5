import type { QueryNode } from './engine';
import type { WordPair } from './shapes';
import { isEmptyWord, pairsOf, partsOf, type Run, runsOf, stemOf, withoutAsking } from './terms';

/** A question, and how strictly it is meant. */
export interface Query {
  /** Every word of it. */
  all: QueryNode;
  /** Any word of it. */
  any: QueryNode;
  /** What was typed, word by word. */
  words: string[];
}

/** Reads a question; undefined when there is no word in it. */
export function queryOf(question: string, pairs: readonly WordPair[] = []): Query | undefined {
  const runs = runsOf(withoutAsking(question));
  const telling = runs.filter(({ text }) => !isEmptyWord(text));
  const asked = telling.length > 0 ? telling : runs;
  if (asked.length === 0) return undefined;
  const nodes = asked.map((run, at) => ({
    ...either([runNode(run, 'AND', at === asked.length - 1), ...synonyms(run, question, pairs)]),
  }));
  return {
    all: { queries: nodes, combineWith: 'AND' },
    any: either(asked.flatMap((run) => [runNode(run, 'OR', true), ...misspelt(run)])),
    words: asked.map(({ text }) => text),
  };
}

/** Longer words are names, of which parts are found. */
const LONGEST_MISSPELT = 14;

/** What counts as the same word: a word that is being typed, or a letter or two beside it. */
function runNode({ text, isUnspaced }: Run, combineWith: 'AND' | 'OR', isLast: boolean): QueryNode {
  if (isUnspaced) return { queries: pairsOf(text), combineWith, prefix: [...text].length === 1 };
  const whole = text.toLowerCase();
  const stem = stemOf(whole);
  const parts = partsOf(text);
  // Half of all words begin like a single letter: what is called so is all that it can mean.
  if (whole.length === 1) return { ...exactly(whole), prefix: isLast, fields: ['title'] };
  return either([
    { ...exactly(whole), prefix: isLast || whole.length > 2, fuzzy: tolerance(whole) },
    ...(stem === whole ? [] : [exactly(stem)]),
    ...(parts.length === 0 ? [] : [{ queries: parts, combineWith, prefix: true, fuzzy: false as const }]),
  ]);
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

/** What somebody may have meant who typed two letters the wrong way round, or more than one wrong. */
function misspelt({ text, isUnspaced }: Run): QueryNode[] {
  const word = text.toLowerCase();
  if (isUnspaced || word.length < 4 || word.length > LONGEST_MISSPELT) return [];
  const swapped = [...word].slice(1).map((letter, at) => {
    const begin = word.slice(0, at);
    return `${begin}${letter}${word[at]}${word.slice(at + 2)}`;
  });
  return [
    { queries: swapped, combineWith: 'OR' },
    { ...exactly(word), fuzzy: word.length > 5 ? 2 : 1 },
  ];
}

/** What the glossary calls a word in the other language. */
function synonyms({ text, isUnspaced }: Run, question: string, pairs: readonly WordPair[]): QueryNode[] {
  const lower = question.toLowerCase();
  return pairs.flatMap(([own, original]): QueryNode[] => {
    if (isUnspaced)
      return text === own ? [{ queries: original.split(' ').map(stemOf), combineWith: 'AND' }] : [];
    const words = original.split(' ');
    const isMeant = words.map(stemOf).includes(stemOf(text.toLowerCase())) && lower.includes(original);
    return isMeant ? [{ queries: pairsOf(own), combineWith: 'AND' }] : [];
  });
}
