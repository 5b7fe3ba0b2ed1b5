import { canonicalPathname } from '../../contract/url';
import type { Inventory, Problem } from '../../model';
import { duplicatePathname } from '../../problems/catalogue';
import { groupBy } from '../../problems/group-by';
import { claimsOf } from './claims';

/** Two entries with one path would write the same file (RULES §2 and §8). */
export function duplicatePathnames(inventory: Inventory): Problem[] {
  const groups = groupBy(claimsOf(inventory), ({ pathname }) => canonicalPathname(pathname));
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.flatMap((other) => (first ? [duplicatePathname(first, other)] : [])),
  );
}
