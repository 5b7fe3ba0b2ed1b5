import type { WordKey } from '../language/dictionaries';

/** The words of the dialog. They stand on the button that opens it, as scripts know no dictionary. */
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

/** The words by key. */
export type SearchWords = Record<(typeof searchWordKeys)[number], string>;

/** No word has it. */
const BETWEEN = '|';

/** The words as one attribute. */
export function packWords(t: (key: WordKey) => string): string {
  return searchWordKeys.map((key) => t(key)).join(BETWEEN);
}

/** The words out of their attribute; what is missing is empty. */
export function unpackWords(packed = ''): SearchWords {
  const words = packed.split(BETWEEN);
  return Object.fromEntries(searchWordKeys.map((key, at) => [key, words[at] ?? ''])) as SearchWords;
}
