import { type Reading, readingOfPairs, readingOfTerms } from './reading';
import type { WordPair, WordShard } from './shapes';
import { pairsOf, type Run, runsOf, stemOf } from './terms';

/** Synonyms for the words of a query. */
export interface OtherWords {
  /** By the index of the word. */
  readings: Reading[][];
  /** The query in the words of the documentation; undefined if it is the same. */
  wording?: string;
}

/** The weight of synonyms: less than that of typed words. */
const SYNONYM_WEIGHT = 0.7;

/** Finds synonyms in the documentation, and in the other language. */
export function otherWords(
  runs: readonly Run[],
  question: string,
  { pairs = [], meant = [] }: WordShard,
): OtherWords {
  const instead = runs.map((run) =>
    run.isUnspaced ? replaceSynonyms(run.text, meant) : documentedWords(run.text, meant),
  );
  const readings = runs.map((run, at) => [
    ...(instead[at] ?? []).map(synonymReading),
    ...translations(run, question, pairs),
  ]);
  if (instead.every((texts) => texts.length === 0)) return { readings };
  return { readings, wording: runs.map(({ text }, at) => instead[at]?.[0] ?? text).join(' ') };
}

/** The words of the documentation for a word, independent of its inflection. */
function documentedWords(word: string, meant: readonly WordPair[]): string[] {
  const stem = stemOf(word.toLowerCase());
  return meant.flatMap(([own, documented]) => (stemOf(own) === stem ? [documented] : []));
}

/**
 * A run without spaces cannot be split into words, so synonyms are replaced in it, longer words first. An
 * ambiguous word gives one text for each synonym.
 */
function replaceSynonyms(run: string, meant: readonly WordPair[]): string[] {
  const known = meant.filter(([own]) => run.includes(own)).sort(([a], [b]) => b.length - a.length);
  const texts = known.map(([own, documented]) =>
    known
      .filter(([other]) => other !== own && !documented.includes(other))
      .reduce((text, [other, word]) => text.replaceAll(other, word), run.replaceAll(own, documented)),
  );
  return [...new Set(texts)];
}

function synonymReading(text: string): Reading {
  const options = { boostTerm: () => SYNONYM_WEIGHT };
  const runs = runsOf(text);
  const [first] = runs;
  if (first?.isUnspaced && runs.length === 1) return readingOfPairs(first.text, options);
  return readingOfTerms(runs.flatMap(termsOfRun), options);
}

function termsOfRun({ text, isUnspaced }: Run): string[] {
  return isUnspaced ? pairsOf(text) : [stemOf(text.toLowerCase())];
}

/** Translations of a word in the glossary. */
function translations({ text, isUnspaced }: Run, question: string, pairs: readonly WordPair[]): Reading[] {
  const lower = question.toLowerCase();
  return pairs.flatMap(([own, original]): Reading[] => {
    const stems = original.split(' ').map(stemOf);
    if (isUnspaced) return text === own ? [readingOfTerms(stems)] : [];
    const isMeant = stems.includes(stemOf(text.toLowerCase())) && lower.includes(original);
    return isMeant ? [readingOfTerms(pairsOf(own))] : [];
  });
}
