import type { NavigationEntry } from '../../generator/contract/site';
import type { Entry, Origin } from '../../generator/model';

/** A page of the menu, or of the title table. */
export function entry(pathname: string, from: Origin = 'navigation'): Entry {
  return { pathname, from, declared: { pathname }, parents: [], kind: 'page' };
}

/** A page of the menu with further fields, as a definition that nobody compiled may have them. */
export function entryWith(fields: NavigationEntry & Record<string, unknown>): Entry {
  return { ...entry(fields.pathname), declared: fields };
}

/** A group of the menu. */
export function group(pathname: string): Entry {
  return { ...entry(pathname), declared: { pathname, children: [] }, kind: 'group' };
}

/** A link to another site, in the title table. */
export function external(pathname: string): Entry {
  return { ...entry(pathname, 'titles'), kind: 'external' };
}
