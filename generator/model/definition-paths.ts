import type { SiteDefinition } from '../contract/site';

/** All paths of a definition from which files are read: relative to its root and inside of it. */
export function definitionPaths({ folders, entries, reference, products = [] }: SiteDefinition): string[] {
  return [
    ...Object.values(folders),
    ...Object.values(entries),
    ...(reference?.translations === undefined ? [] : [reference.translations]),
    ...products.flatMap(({ firstDemo }) => firstDemo ?? []),
  ];
}

/** Whether a path is absolute or lies outside the root: such a definition could read foreign files. */
export function leavesRoot(path: string): boolean {
  return /^([/\\]|[a-z]:)/i.test(path) || path.split(/[\\/]/).includes('..');
}
