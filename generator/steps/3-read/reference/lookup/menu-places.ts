import type { MenuEntry } from '../../../../page/menu';

/** Where a page stands in a menu. */
export interface MenuPlace {
  /** The entry of the first level that it is below. */
  branch: string;
  /** Whether what it is about is not there yet. */
  planned: boolean;
}

/** The place of every page that a menu leads to; what is below something planned is planned as well. */
export function menuPlaces(menu: readonly MenuEntry[]): ReadonlyMap<string, MenuPlace> {
  return new Map(menu.flatMap((entry) => placesBelow(entry, { branch: entry.pathname, planned: false })));
}

function placesBelow(entry: MenuEntry, above: MenuPlace): [string, MenuPlace][] {
  const place = { ...above, planned: above.planned || entry.planned === true };
  const below = (entry.children ?? []).flatMap((child) => placesBelow(child, place));
  return [[entry.pathname, place], ...below];
}
