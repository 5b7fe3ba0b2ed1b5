import { products } from '../../data/products';
import type { Answer } from '../../generator/search/answer';
import { element } from '../support/dom';
import { groupOf, optionOf } from './draw-answer';
import { productName } from './product-name';
import { resultTitle } from './result-title';
import type { SearchWords } from './search-words';

/** The inputs for rendering an empty list. */
export interface EmptyDrawing {
  words: SearchWords;
  /** URL of the list of all pages. */
  contents: string;
  urlTo: (pathname: string) => string;
}

/** Before the first query: recent queries, and the start pages of products. */
export function drawBeginning(recent: readonly string[], drawing: EmptyDrawing): HTMLElement[] {
  const { words, urlTo } = drawing;
  const asked = recent.map((question) => questionOption(question, 'reset'));
  const homes = products.map(({ productId, home }) =>
    linkOption(urlTo(home), productName(productId, words), `glyph-${productId.replace(/^x-/, '')}`),
  );
  return [
    ...(asked.length > 0 ? [groupOf(words.searchRecent, asked)] : []),
    groupOf(words.searchAllProducts, [...homes, contentsOption(drawing)]),
  ];
}

/** Without results: similar words, and the list of all pages. */
export function drawNothing({ nearest }: Pick<Answer, 'nearest'>, drawing: EmptyDrawing): HTMLElement[] {
  const { words } = drawing;
  return [
    ...(nearest.length > 0
      ? [
          groupOf(
            words.searchNearest,
            nearest.map((word) => questionOption(word, 'search')),
          ),
        ]
      : []),
    groupOf(words.searchContents, [contentsOption(drawing)], true),
  ];
}

/** An option that runs a query. */
function questionOption(question: string, icon: string): HTMLElement {
  const row = element('div', 'search-option');
  row.setAttribute('role', 'option');
  row.ariaSelected = 'false';
  row.dataset['question'] = question;
  row.append(element('span', `icon icon-${icon}`), resultTitle('', question));
  return row;
}

function contentsOption({ words, contents }: EmptyDrawing): HTMLElement {
  return linkOption(contents, words.searchContents, 'contents');
}

function linkOption(href: string, name: string, icon: string): HTMLElement {
  const row = optionOf(href);
  row.append(element('span', `icon icon-${icon}`), resultTitle('', name));
  return row;
}
