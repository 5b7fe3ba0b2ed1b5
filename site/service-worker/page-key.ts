import { addresses } from '../../data/addresses';
import { FRONT_PAGE } from '../../data/front-page';
import { fileUrl, urlOf } from '../../generator/contract/url';

/** Of the site and of its languages. */
const ROOTS = addresses.languages.all.map(({ code }) =>
  urlOf({ pathname: '/', userLanguage: code }, addresses),
);
/** The default language may be named, too. */
ROOTS.push(fileUrl(`/${addresses.languages.default}/`, addresses));

/**
 * The address under which a page is kept: whatever query or hash a link adds, and with or without its last
 * slash, it is one page. The roots of the site and of its languages lead to the front page, as on the host.
 */
export function pageKey(href: string): string {
  const { origin, pathname } = new URL(href);
  const path = /(\/|\.\w+)$/.test(pathname) ? pathname : `${pathname}/`;
  const isRoot = ROOTS.includes(path);
  return origin + (isRoot ? `${path}${FRONT_PAGE.slice(1)}/` : path);
}
