import type { Inventory, Problem } from '../../model';
import { malformedPathname } from '../../problems/catalogue';
import { pathnameFault } from './pathname-fault';
import { placeOfEntry } from './places-of-entry';

/** Pages and groups whose path cannot be a URL. */
export function malformedPathnames({ entries, site, sources }: Inventory): Problem[] {
  return entries
    .filter(({ kind }) => kind !== 'external')
    .flatMap(({ pathname }) => {
      const fault = pathnameFault(pathname, site.languages);
      const place = placeOfEntry(pathname, sources);
      return fault ? [malformedPathname({ pathname, fault, ...(place && { place }) })] : [];
    });
}
