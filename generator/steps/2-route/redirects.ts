import { languagesOf } from '../../contract/url';
import type { Inventory, Redirect } from '../../model';
import { addressOf } from './address';
import { firstPage } from './menu';

/** Redirects from the root of every language (`/`, `/zh/`) to its home page, if that is not there itself. */
export function rootRedirects({ site }: Inventory): Redirect[] {
  if (site.home === '/') return [];
  return site.languages.all.map(({ code }) => ({
    ...addressOf('/', code, site),
    to: addressOf(site.home, code, site).url,
  }));
}

/** Redirects from the paths of groups to their first pages, in every language. */
export function redirectsOf({ entries, site }: Inventory): Redirect[] {
  const groups = entries.filter(({ kind }) => kind === 'group');
  return groups.flatMap(({ pathname, declared }) =>
    languagesOf(pathname, site.languages).map((code) => ({
      ...addressOf(pathname, code, site),
      to: addressOf(firstPage(declared), code, site).url,
    })),
  );
}
