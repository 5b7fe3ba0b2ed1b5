import type { SearchWords } from './search-words';

const names = {
  'x-data-grid': 'dataGrid',
  'x-date-pickers': 'datePickers',
  'x-charts': 'charts',
  'x-tree-view': 'treeView',
} as const satisfies Record<string, keyof SearchWords>;

/** The products that results can be of. */
export const searchedProducts = Object.keys(names) as (keyof typeof names)[];

/** What a product is called in the reader's language; nothing for pages of none. */
export function productName(id: string, words: SearchWords): string {
  const key = searchedProducts.find((product) => product === id);
  return key === undefined ? '' : words[names[key]];
}
