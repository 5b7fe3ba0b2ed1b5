import { canonicalPathname } from '../../contract/url';
import type { Inventory, Problem } from '../../model';
import { pathnamesMeet } from '../../problems/catalogue';
import { groupBy } from '../../problems/group-by';
import { claimsOf } from './claims';

/** Two different paths that are one file on a disk that ignores case, or that composes accents. */
export function meetingPathnames(inventory: Inventory): Problem[] {
  const groups = groupBy(claimsOf(inventory), ({ pathname }) => onDisk(canonicalPathname(pathname)));
  return [...groups.values()].flatMap(([first, ...others]) =>
    others
      .filter(({ pathname }) => first && canonicalPathname(pathname) !== canonicalPathname(first.pathname))
      .flatMap((other) => (first ? [pathnamesMeet(first, other)] : [])),
  );
}

function onDisk(pathname: string): string {
  return pathname.normalize('NFC').toLowerCase();
}
