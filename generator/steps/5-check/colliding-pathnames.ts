import { canonicalPathname } from '../../contract/url';
import type { Inventory, Problem } from '../../model';
import { pathnamesMeet } from '../../problems/catalogue';
import { groupBy } from '../../problems/group-by';
import { claimsOf } from './claims';

/** Different paths that are the same file on a disk that ignores case or normalizes Unicode. */
export function collidingPathnames(inventory: Inventory): Problem[] {
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
