import { canonicalPathname } from '../../contract/url';
import type { Inventory, Problem } from '../../model';
import { homeIsNoPage } from '../../problems/catalogue';
import { locate } from '../../problems/locate/locate';

/** `/` leads to `home`. A site whose entries could not be collected is not asked for its home. */
export function homePage({ entries, site: { home }, sources }: Inventory): Problem[] {
  const pathnames = entries.filter(({ kind }) => kind !== 'external').map(({ pathname }) => pathname);
  if (pathnames.length === 0 || pathnames.includes(canonicalPathname(home))) return [];
  return [homeIsNoPage(home, pathnames, locate(home, sources))];
}
