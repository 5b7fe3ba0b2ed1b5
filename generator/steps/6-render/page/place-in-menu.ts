import type { MenuEntry, Neighbour } from '../../../page/menu';

/** Where a page stands in one language's menu. */
export interface PlaceInMenu {
  entry: MenuEntry;
  /** Outermost first. */
  parents: MenuEntry[];
  previous?: Neighbour;
  next?: Neighbour;
}

/**
 * Every page's place, by pathname, with its neighbours in the order of reading. All groups are walked
 * to their leaves, also groups with one child, which other sites forget (RULES §2.6).
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

/** With its section, as "Overview" alone does not say of what. */
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
  // A group leads to its first page; a line that leads to itself is a page, and read before those below it.
  return entry.url === first.url ? below : [{ entry, parents }, ...below];
}
