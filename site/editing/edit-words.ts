import type { WordKey } from '../language/dictionaries';

/** The words of the editor. They stand on the page, as scripts know no dictionary. */
const keys = [
  'editCode',
  'editHint',
  'editLinked',
  'editFormat',
  'editLink',
  'editReset',
  'editRestart',
  'editPreview',
  'editLine',
  'editSyntax',
  'editThrown',
  'editUnavailable',
  'editUnknownPackage',
  'editNoComponent',
  'editEndless',
  'editSilent',
  'editLeft',
  'editNotLoaded',
  'editRuns',
  'editTooLong',
  'editBadLink',
  'editFormatted',
  'editNotFormatted',
] as const satisfies WordKey[];

/** The words by key. */
export type EditWords = Record<(typeof keys)[number], string>;

/** No word has it. */
const BETWEEN = '|';

/** The words as one attribute; their places (`{name}`) stay open. */
export function packEditWords(t: (key: WordKey) => string): string {
  return keys.map((key) => t(key)).join(BETWEEN);
}

/** The words of this page. */
export function readEditWords(): EditWords {
  const packed = document.querySelector<HTMLElement>('[data-edit-words]')?.dataset.editWords ?? '';
  const words = packed.split(BETWEEN);
  return Object.fromEntries(keys.map((key, at) => [key, words[at] ?? ''])) as EditWords;
}

/** Fills the places of a word: `{line}`. */
export function fillIn(word: string, values: Record<string, string | number>): string {
  return word.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
