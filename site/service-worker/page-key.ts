import { FRONT_PAGE } from '../../data/front-page';
import { languages } from '../../data/languages';

/**
 * The address under which a page is kept: whatever query or hash a link adds, and with or without its last
 * slash, it is one page. The roots of the site and of its languages lead to the front page, as on the host.
 */
export function pageKey(href: string): string {
  const { origin, pathname } = new URL(href);
  const path = /(\/|\.\w+)$/.test(pathname) ? pathname : `${pathname}/`;
  const isRoot = path === '/' || languages.all.some(({ code }) => path === `/${code}/`);
  return origin + (isRoot ? `${path}${FRONT_PAGE.slice(1)}/` : path);
}
