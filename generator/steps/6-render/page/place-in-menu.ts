import type { MenuEntry, Neighbour } from '../../../page/menu';

/** The place of a page in one language's menu. */
export interface PlaceInMenu {
  entry: MenuEntry;
  /** Outermost first. */
  parents: MenuEntry[];
  previous?: Neighbour;
  next?: Neighbour;
}

/**
 * The place of every page, by pathname, with the previous and next page in reading order. All groups are
 * traversed, also groups with one child, which other sites skip (RULES §2.6).
 */
export function placesInMenu(menu: MenuEntry[]): Map<string, PlaceInMenu> {
  const leaves = menu.flatMap((entry) => leavesOf(entry, []));
  return new Map(
    leaves.map(({ entry, parents }, at) => {
      const [previous, next] = [neighbourOf(leaves[at - 1]), neighbourOf(leaves[at + 1])];
      return [entry.pathname, { entry, parents, ...(previous && { previous }), ...(next && { next }) }];
    }),
  );
}

interface Leaf {
  entry: MenuEntry;
  /** Outermost first. */
  parents: MenuEntry[];
}

/** With its section, because a title such as "Overview" is ambiguous. */
function neighbourOf(leaf: Leaf | undefined): Neighbour | undefined {
  if (!leaf) return undefined;
  const { title, url } = leaf.entry;
  const section = leaf.parents.at(-1)?.title;
  return { title, url, ...(section !== undefined && section !== title && { section }) };
}

function leavesOf(entry: MenuEntry, parents: MenuEntry[]): Leaf[] {
  const [first, ...others] = entry.children ?? [];
  if (!first) return [{ entry, parents }];
  const below = [first, ...others].flatMap((child) => leavesOf(child, [...parents, entry]));
  // A group is not a page, unless it has an entry for itself: this page comes before those below it.
  return entry.url === first.url ? below : [{ entry, parents }, ...below];
}
