import type { Inventory, Problem } from '../../model';
import { outsideRoot } from '../../problems/catalogue';
import { locate } from '../../problems/locate/locate';

/** Folders and entries of a definition are relative to its root and inside of it (contract/site). */
export function definitionPaths({ site, sources }: Inventory): Problem[] {
  return [...Object.values(site.folders), ...Object.values(site.entries)]
    .filter(leavesRoot)
    .map((path) => outsideRoot(path, locate(path, sources)));
}

function leavesRoot(path: string): boolean {
  return /^([/\\]|[a-z]:)/i.test(path) || path.split(/[\\/]/).includes('..');
}
