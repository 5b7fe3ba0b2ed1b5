import { productOf } from '../../data/products';
import type { PageProps } from '../../generator/contract/page';
import { translateTo } from '../language/translate';

/**
 * `{page} - {product}` (fact sheet §2.2); every path has a product name, so it never ends in nothing.
 * A page that does not exist is called so in the reader's language.
 */
export function documentTitle({ title, pathname, content, userLanguage }: PageProps): string {
  const name = content.kind === 'not-found' ? translateTo(userLanguage)('notFoundTitle') : title;
  const { documentName } = productOf(pathname);
  // A page may begin with the product itself: nobody wants to read it twice.
  const page = name.startsWith(`${documentName} - `) ? name.slice(documentName.length + 3) : name;
  return `${page} - ${documentName}`;
}
