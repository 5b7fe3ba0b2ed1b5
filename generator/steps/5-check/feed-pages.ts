import type { Inventory, Problem } from '../../model';
import { feedWithoutPage } from '../../problems/catalogue';
import { locate } from '../../problems/locate/locate';

/** A feed is published beside a page: the page links to it, and its items link to the page. */
export function feedPages({ entries, site: { feeds = [] }, sources }: Inventory): Problem[] {
  const pathnames = entries.filter(({ kind }) => kind === 'page').map(({ pathname }) => pathname);
  return feeds
    .filter(({ pathname }) => !pathnames.includes(pathname))
    .map(({ pathname }) => feedWithoutPage(pathname, pathnames, locate(pathname, sources)));
}
