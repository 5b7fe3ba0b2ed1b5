import type { WordKey } from '../language/dictionaries';

/** The texts of the dialog. They are on the button that opens it, because scripts have no dictionary. */
export const searchWordKeys = [
  'search',
  'searchPlaceholder',
  'searchClose',
  'searchResults',
  'searchAll',
  'searchGuides',
  'searchApi',
  'searchDemos',
  'searchProduct',
  'searchAllProducts',
  'searchRecent',
  'searchCount',
  'searchCountOne',
  'searchNothing',
  'searchNearest',
  'searchContents',
  'searchWaiting',
  'searchFailed',
  'searchMove',
  'searchOpen',
  'searchNewTab',
  'proPlan',
  'premiumPlan',
  'dataGrid',
  'datePickers',
  'charts',
  'treeView',
] as const satisfies WordKey[];

/** The texts by key. */
export type SearchWords = Record<(typeof searchWordKeys)[number], string>;

/** A separator that no text contains. */
const BETWEEN = '|';

/** The texts as one attribute. */
export function packWords(t: (key: WordKey) => string): string {
  return searchWordKeys.map((key) => t(key)).join(BETWEEN);
}

/** The texts of an attribute; missing ones are empty. */
export function unpackWords(packed = ''): SearchWords {
  const words = packed.split(BETWEEN);
  return Object.fromEntries(searchWordKeys.map((key, at) => [key, words[at] ?? ''])) as SearchWords;
}
