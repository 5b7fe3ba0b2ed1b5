import type { QueryNode } from './engine';
import type { WordPair } from './shapes';
import { isEmptyWord, pairsOf, partsOf, type Run, runsOf, stemOf } from './terms';

/** A question, and how strictly it is meant. */
export interface Query {
  /** Every word of it. */
  all: QueryNode;
  /** Any word of it. */
  any: QueryNode;
  /** What was typed, word by word, in small letters. */
  words: string[];
}

/** Reads a question; undefined when there is no word in it. */
export function queryOf(question: string, pairs: readonly WordPair[] = []): Query | undefined {
  const runs = runsOf(question);
  const telling = runs.filter(({ text }) => !isEmptyWord(text));
  const asked = telling.length > 0 ? telling : runs;
  if (asked.length === 0) return undefined;
  const nodes = asked.map((run, at) => ({
    ...either([runNode(run, 'AND', at === asked.length - 1), ...synonyms(run, question, pairs)]),
  }));
  return {
    all: { queries: nodes, combineWith: 'AND' },
    any: either(asked.map((run) => runNode(run, 'OR', true))),
    words: asked.map(({ text }) => text.toLowerCase()),
  };
}

/** What counts as the same word: a word that is being typed, or a letter or two beside it. */
function runNode({ text, isUnspaced }: Run, combineWith: 'AND' | 'OR', isLast: boolean): QueryNode {
  if (isUnspaced) return { queries: pairsOf(text), combineWith, prefix: [...text].length === 1 };
  const whole = text.toLowerCase();
  const stem = stemOf(whole);
  const parts = partsOf(text);
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
  return word.length < 8 ? 1 : 2;
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
