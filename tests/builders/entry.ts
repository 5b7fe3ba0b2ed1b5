import type { Entry, Origin } from '../../generator/model';

/** A page of the menu, or of the title table. */
export function entry(pathname: string, from: Origin = 'navigation'): Entry {
  return { pathname, from, declared: { pathname }, parents: [], kind: 'page' };
}

/** A group of the menu. */
export function group(pathname: string): Entry {
  return { ...entry(pathname), declared: { pathname, children: [] }, kind: 'group' };
}

/** A link to another site, in the title table. */
export function external(pathname: string): Entry {
  return { ...entry(pathname, 'titles'), kind: 'external' };
}
