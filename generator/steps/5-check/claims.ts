import type { Inventory } from '../../model';
import type { Claim } from '../../problems/catalogue';
import { isApiTab, placesOfEntry } from './places-of-entry';

/**
 * The output paths of pages and groups, each with its place in the definition. API tabs may share their
 * paths, and a link to another site has none.
 */
export function claimsOf({ entries, sources }: Pick<Inventory, 'entries' | 'sources'>): Claim[] {
  const seen = new Map<string, number>();
  return entries
    .filter(({ kind, pathname }) => kind !== 'external' && !isApiTab(pathname))
    .map(({ pathname, from }) => {
      const nth = seen.get(pathname) ?? 0;
      seen.set(pathname, nth + 1);
      const place = placesOfEntry(pathname, sources)[nth];
      return { pathname, from, ...(place && { place }) };
    });
}
