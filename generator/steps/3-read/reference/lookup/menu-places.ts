import type { MenuEntry } from '../../../../page/menu';

/** The place of a page in a menu. */
export interface MenuPlace {
  /** Its ancestor on the first level. */
  branch: string;
  /** Whether its topic is planned. */
  planned: boolean;
}

/** The place of every page in a menu; pages below a planned entry are planned, too. */
export function menuPlaces(menu: readonly MenuEntry[]): ReadonlyMap<string, MenuPlace> {
  return new Map(menu.flatMap((entry) => placesBelow(entry, { branch: entry.pathname, planned: false })));
}

function placesBelow(entry: MenuEntry, above: MenuPlace): [string, MenuPlace][] {
  const place = { ...above, planned: above.planned || entry.planned === true };
  const below = (entry.children ?? []).flatMap((child) => placesBelow(child, place));
  return [[entry.pathname, place], ...below];
}
