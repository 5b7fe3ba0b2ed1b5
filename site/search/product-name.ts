import type { SearchWords } from './search-words';

const names = {
  'x-data-grid': 'dataGrid',
  'x-date-pickers': 'datePickers',
  'x-charts': 'charts',
  'x-tree-view': 'treeView',
} as const satisfies Record<string, keyof SearchWords>;

/** The products in the index. */
export const searchedProducts = Object.keys(names) as (keyof typeof names)[];

/** The name of a product in the reader's language; empty for pages without a product. */
export function productName(id: string, words: SearchWords): string {
  const key = searchedProducts.find((product) => product === id);
  return key === undefined ? '' : words[names[key]];
}
