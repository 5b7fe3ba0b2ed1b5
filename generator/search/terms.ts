/** Letters of scripts without spaces: Thai, Japanese, Chinese. */
const UNSPACED = '\\u0E00-\\u0E7F\\u3005\\u3040-\\u30FF\\u3400-\\u9FFF\\uF900-\\uFAFF\\u{20000}-\\u{323AF}';

const RUNS = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}_])+`, 'gu');

const IS_UNSPACED = new RegExp(`^[${UNSPACED}]+$`, 'u');

/** A faster pattern for texts of Latin letters only, which are most. */
const PLAIN = /^[\x20-\x7E]*$/;
const PLAIN_RUNS = /\w+/g;

/** The parts of a compound name: `sortModel`, `HTMLElement`, `v7`, `row_id`. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{L}\p{M}]+/gu;

/** A run of letters in a text. */
export interface Run {
  text: string;
  /** Whether its script has no spaces between words. */
  isUnspaced: boolean;
}

/** The words of a text; adjacent words of a script without spaces are one run. */
export function runsOf(text: string): Run[] {
  if (PLAIN.test(text))
    return (text.match(PLAIN_RUNS) ?? []).map((run) => ({ text: run, isUnspaced: false }));
  return (text.normalize('NFKC').match(RUNS) ?? []).map((run) => ({
    text: run,
    isUnspaced: isUnspaced(run),
  }));
}

/** Whether a text consists of letters of scripts without spaces. */
export function isUnspaced(text: string): boolean {
  return IS_UNSPACED.test(text);
}

/**
 * The index terms of a text: its words, their parts and stems, and pairs of letters in scripts without
 * spaces.
 */
export function termsOf(text: string): string[] {
  return runsOf(text).flatMap((run) => (run.isUnspaced ? pairsOf(run.text) : wordTerms(run.text)));
}

/** The index terms of a title, including two adjacent words as one: `seedtray` for "Seed tray". */
export function joinedTermsOf(title: string): string[] {
  const words = runsOf(title).filter(({ isUnspaced }) => !isUnspaced);
  const joined = words.slice(1).map(({ text }, at) => `${words[at]?.text}${text}`.toLowerCase());
  return [...termsOf(title), ...joined];
}

/** Each two adjacent letters; a single letter is returned as it is. */
export function pairsOf(run: string): string[] {
  const letters = [...run];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/** The parts of a compound name, in lower case; empty for a plain word. */
export function partsOf(word: string): string[] {
  const parts = word.match(PART) ?? [];
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : [];
}

/** A word without its English inflection: `columns`, `sorting`, `grouped`. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const single = word.replace(/(?<=[a-z]{3})ies$/, 'y').replace(/(?<![siu])s$/, '');
  const [, root] = /^(.*[aeiouy].*?)(?:ing|(?<!e)ed)$/.exec(single) ?? [];
  const stem = root !== undefined && root.length > 2 ? root.replace(/([bdfgklmnprt])\1$/, '$1') : single;
  return stem.replace(/e$/, '');
}

/** A cache, because texts repeat the same words. */
const known = new Map<string, string[]>();

function wordTerms(word: string): string[] {
  const before = known.get(word);
  if (before) return before;
  const whole = word.toLowerCase();
  const terms = [whole, ...partsOf(word)];
  const all = [...new Set([...terms, ...terms.map(stemOf)])];
  known.set(word, all);
  return all;
}

/** Stop words. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get how i if in is it its me my of on or so than that the their there they this to use using want was what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Stop words of Chinese queries, which no spaces separate from others. */
const CHINESE_STOP_WORDS = /如何|怎么样?|怎样|什么是|为什么|请问|哪里|的/g;

/** A query without stop words, unless it has no other words. */
export function withoutStopWords(question: string): string {
  const kept = question.replace(CHINESE_STOP_WORDS, ' ').trim();
  return kept === '' ? question : kept;
}

/** Whether a word of a query is a stop word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase());
}
