import type { WordKey } from '../language/dictionaries';
import type { GlyphName } from '../theme/icon-shapes';

/** How a product is presented in the reader's language. */
export interface ProductWords {
  glyph: GlyphName;
  name: WordKey;
  /** Where there is little room. */
  shortName: WordKey;
  hint: WordKey;
}

/** The library as a whole, for pages that belong to no single product. */
export const libraryWords: ProductWords = {
  glyph: 'library',
  name: 'allProducts',
  shortName: 'products',
  hint: 'allProductsHint',
};

/** By product id (data/products.ts). */
export const productWords: Record<string, ProductWords> = {
  'x-data-grid': { glyph: 'data-grid', name: 'dataGrid', shortName: 'dataGridShort', hint: 'dataGridHint' },
  'x-date-pickers': {
    glyph: 'date-pickers',
    name: 'datePickers',
    shortName: 'datePickersShort',
    hint: 'datePickersHint',
  },
  'x-charts': { glyph: 'charts', name: 'charts', shortName: 'charts', hint: 'chartsHint' },
  'x-tree-view': { glyph: 'tree-view', name: 'treeView', shortName: 'treeViewShort', hint: 'treeViewHint' },
};
