import { addresses } from '../../data/addresses';
import { FRONT_PAGE } from '../../data/front-page';
import { fileUrl, urlOf } from '../../generator/contract/url';

/** The roots of the site and of its languages. */
const ROOTS = addresses.languages.all.map(({ code }) =>
  urlOf({ pathname: '/', userLanguage: code }, addresses),
);
/** The prefix of the default language is optional. */
ROOTS.push(fileUrl(`/${addresses.languages.default}/`, addresses));

/**
 * The cache key of a page: without query, hash and trailing slash. The roots of the site and of its languages
 * redirect to the front page, as on the host.
 */
export function pageKey(href: string): string {
  const { origin, pathname } = new URL(href);
  const path = /(\/|\.\w+)$/.test(pathname) ? pathname : `${pathname}/`;
  const isRoot = ROOTS.includes(path);
  return origin + (isRoot ? `${path}${FRONT_PAGE.slice(1)}/` : path);
}
