import { type Reading, readingOfPairs, readingOfTerms } from './reading';
import type { WordPair, WordShard } from './shapes';
import { pairsOf, type Run, runsOf, stemOf } from './terms';

/** What the words of a question say beside what was typed. */
export interface OtherWords {
  /** By the place of the word. */
  readings: Reading[][];
  /** The question as the documentation would put it; undefined where it would put it so. */
  wording?: string;
}

/** A word that nobody typed is worth less than one that somebody did. */
const WORTH = 0.7;

/** Puts a question into the words of the documentation, and of the other language. */
export function otherWords(
  runs: readonly Run[],
  question: string,
  { pairs = [], meant = [] }: WordShard,
): OtherWords {
  const instead = runs.map((run) =>
    run.isUnspaced ? rewritten(run.text, meant) : documentedWords(run.text, meant),
  );
  const readings = runs.map((run, at) => [
    ...(instead[at] ?? []).map(meantReading),
    ...translations(run, question, pairs),
  ]);
  if (instead.every((texts) => texts.length === 0)) return { readings };
  return { readings, wording: runs.map(({ text }, at) => instead[at]?.[0] ?? text).join(' ') };
}

/** What the documentation says for a word, whatever number or tense it is in. */
function documentedWords(word: string, meant: readonly WordPair[]): string[] {
  const stem = stemOf(word.toLowerCase());
  return meant.flatMap(([own, documented]) => (stemOf(own) === stem ? [documented] : []));
}

/**
 * Nothing parts the words of such a run, so words are replaced where they stand in it: all of them, and first those
 * that hold others. For a word that may mean several things there is a text of each.
 */
function rewritten(run: string, meant: readonly WordPair[]): string[] {
  const known = meant.filter(([own]) => run.includes(own)).sort(([a], [b]) => b.length - a.length);
  const texts = known.map(([own, documented]) =>
    known
      .filter(([other]) => other !== own && !documented.includes(other))
      .reduce((text, [other, word]) => text.replaceAll(other, word), run.replaceAll(own, documented)),
  );
  return [...new Set(texts)];
}

function meantReading(text: string): Reading {
  const manner = { boostTerm: () => WORTH };
  const runs = runsOf(text);
  const [first] = runs;
  if (first?.isUnspaced && runs.length === 1) return readingOfPairs(first.text, manner);
  return readingOfTerms(runs.flatMap(termsOfRun), manner);
}

function termsOfRun({ text, isUnspaced }: Run): string[] {
  return isUnspaced ? pairsOf(text) : [stemOf(text.toLowerCase())];
}

/** What the glossary calls a word in the other language. */
function translations({ text, isUnspaced }: Run, question: string, pairs: readonly WordPair[]): Reading[] {
  const lower = question.toLowerCase();
  return pairs.flatMap(([own, original]): Reading[] => {
    const stems = original.split(' ').map(stemOf);
    if (isUnspaced) return text === own ? [readingOfTerms(stems)] : [];
    const isMeant = stems.includes(stemOf(text.toLowerCase())) && lower.includes(original);
    return isMeant ? [readingOfTerms(pairsOf(own))] : [];
  });
}
