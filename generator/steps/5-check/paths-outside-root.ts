import type { Inventory, Problem } from '../../model';
import { definitionPaths, leavesRoot } from '../../model/definition-paths';
import { outsideRoot } from '../../problems/catalogue';
import { locate } from '../../problems/locate/locate';

/** Paths of a definition are relative to its root and inside of it (contract/site). */
export function pathsOutsideRoot({ site, sources }: Inventory): Problem[] {
  return definitionPaths(site)
    .filter(leavesRoot)
    .map((path) => outsideRoot(path, locate(path, sources)));
}
