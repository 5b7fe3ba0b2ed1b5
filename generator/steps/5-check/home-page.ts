import type { Inventory, Problem } from '../../model';
import { homeIsNoPage } from '../../problems/catalogue';
import { locate } from '../../problems/locate/locate';

/** `home` is the path of a page, as its entry spells it. Not checked on a site whose entries could not be collected. */
export function homePage({ entries, site: { home }, sources }: Inventory): Problem[] {
  const pathnames = entries.filter(({ kind }) => kind !== 'external').map(({ pathname }) => pathname);
  if (pathnames.length === 0 || pathnames.includes(home)) return [];
  return [homeIsNoPage(home, pathnames, locate(home, sources))];
}
