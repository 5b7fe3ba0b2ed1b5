import { productOf } from '../../data/products';
import type { PageProps } from '../../generator/page/page';
import type { WordKey } from '../language/dictionaries';
import { translateTo } from '../language/translate';

const standInTitles: Partial<Record<PageProps['content']['kind'], WordKey>> = {
  'not-found': 'notFoundTitle',
  offline: 'offlineTitle',
};

/**
 * `{page} - {product}` (RULES §2.2); every path has a product name, so it never ends in nothing.
 * A page that stands in for another says so in the reader's language.
 */
export function documentTitle({ title, pathname, content, userLanguage, words }: PageProps): string {
  const word = standInTitles[content.kind];
  const name = word ? translateTo(userLanguage, words)(word) : title;
  const { documentName } = productOf(pathname);
  // A page may begin with the product itself: nobody wants to read it twice.
  const page = name.startsWith(`${documentName} - `) ? name.slice(documentName.length + 3) : name;
  return `${page} - ${documentName}`;
}
