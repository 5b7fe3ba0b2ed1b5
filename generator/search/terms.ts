/** Letters of scripts that write no spaces: Thai, Japanese, Chinese. */
const UNSPACED = '\\u0E00-\\u0E7F\\u3005\\u3040-\\u30FF\\u3400-\\u9FFF\\uF900-\\uFAFF\\u{20000}-\\u{323AF}';

const RUNS = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}_])+`, 'gu');

const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/** The same for the texts that are most of them, in a third of the time. */
const PLAIN = /^[\x20-\x7E]*$/;
const PLAIN_RUNS = /\w+/g;

/** Where a name written together is taken apart: `sortModel`, `HTMLElement`, `v7`, `row_id`. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{L}\p{M}]+/gu;

/** A run of letters as it stands in a text. */
export interface Run {
  text: string;
  /** Written without spaces between words. */
  isUnspaced: boolean;
}

/** Words of a text; what a script without spaces writes in one go is one run. */
export function runsOf(text: string): Run[] {
  if (PLAIN.test(text))
    return (text.match(PLAIN_RUNS) ?? []).map((run) => ({ text: run, isUnspaced: false }));
  return (text.normalize('NFKC').match(RUNS) ?? []).map((run) => ({
    text: run,
    isUnspaced: IS_UNSPACED.test(run),
  }));
}

/** What a text is found by: its words, the parts and stems of them, and pairs of letters where words are not spaced. */
export function termsOf(text: string): string[] {
  return runsOf(text).flatMap((run) => (run.isUnspaced ? pairsOf(run.text) : wordTerms(run.text)));
}

/** The same of a title, which is also found by two of its words in one: `seedtray` for "Seed tray". */
export function joinedTermsOf(title: string): string[] {
  const words = runsOf(title).filter(({ isUnspaced }) => !isUnspaced);
  const joined = words.slice(1).map(({ text }, at) => `${words[at]?.text}${text}`.toLowerCase());
  return [...termsOf(title), ...joined];
}

/** Each two neighbouring letters; a single letter is itself. */
export function pairsOf(run: string): string[] {
  const letters = [...run];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/** The parts of a name that is written together, in small letters; none of a plain word. */
export function partsOf(word: string): string[] {
  const parts = word.match(PART) ?? [];
  return parts.length > 1 ? parts.map((part) => part.toLowerCase()) : [];
}

/** A word without the ending that number and tense give it in English: `columns`, `sorting`, `grouped`. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const single = word.replace(/(?<=[a-z]{3})ies$/, 'y').replace(/(?<![siu])s$/, '');
  const [, root] = /^(.*[aeiouy].*?)(?:ing|(?<!e)ed)$/.exec(single) ?? [];
  const stem = root !== undefined && root.length > 2 ? root.replace(/([bdfgklmnprt])\1$/, '$1') : single;
  return stem.replace(/e$/, '');
}

/** Texts say few words often. */
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

/** Words that say nothing of what is looked for. */
const EMPTY = new Set(
  'a an and are as at be by can do does for from get how i if in is it its me my of on or so than that the their there they this to use using want was what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Words of Chinese questions that only ask or join others, from which nothing parts them. */
const ASKING = /如何|怎么样?|怎样|什么是|为什么|请问|哪里|的/g;

/** A question without the words that only ask; itself where there are no others. */
export function withoutAsking(question: string): string {
  const told = question.replace(ASKING, ' ').trim();
  return told === '' ? question : told;
}

/** Whether a word of a question may be left out. */
export function isEmptyWord(word: string): boolean {
  return EMPTY.has(word.toLowerCase());
}
