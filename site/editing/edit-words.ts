import type { WordKey } from '../language/dictionaries';

/** The texts of the editor. They are on the page, because scripts have no dictionary. */
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
  'editNamespace',
  'editCommonJs',
  'editReactChild',
  'editReactType',
  'editReactUpdates',
  'editReactHook',
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

/** The texts by key. */
export type EditWords = Record<(typeof keys)[number], string>;

/** A separator that no text contains. */
const BETWEEN = '|';

/** The texts as one attribute, with their placeholders (`{name}`). */
export function packEditWords(t: (key: WordKey) => string): string {
  return keys.map((key) => t(key)).join(BETWEEN);
}

/** The texts of this page. */
export function readEditWords(): EditWords {
  const packed = document.querySelector<HTMLElement>('[data-edit-words]')?.dataset.editWords ?? '';
  const words = packed.split(BETWEEN);
  return Object.fromEntries(keys.map((key, at) => [key, words[at] ?? ''])) as EditWords;
}

/** Replaces the placeholders of a text: `{line}`. */
export function fillIn(word: string, values: Record<string, string | number>): string {
  return word.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
