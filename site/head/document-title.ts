import { productOf } from '../../data/products';
import type { PageProps } from '../../generator/page/page';
import type { WordKey } from '../language/dictionaries';
import { translateTo } from '../language/translate';

const fallbackTitles: Partial<Record<PageProps['content']['kind'], WordKey>> = {
  'not-found': 'notFoundTitle',
  offline: 'offlineTitle',
};

/**
 * `{page} - {product}` (RULES §2.2); every path has a product name, so the title has always two parts. A page
 * that replaces another one says so in the reader's language.
 */
export function documentTitle({ title, pathname, content, userLanguage, words }: PageProps): string {
  const word = fallbackTitles[content.kind];
  const name = word ? translateTo(userLanguage, words)(word) : title;
  const { documentName } = productOf(pathname);
  // A title may begin with the name of the product, which is not repeated.
  const page = name.startsWith(`${documentName} - `) ? name.slice(documentName.length + 3) : name;
  return `${page} - ${documentName}`;
}
