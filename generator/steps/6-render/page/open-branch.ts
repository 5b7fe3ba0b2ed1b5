import type { MenuEntry } from '../../../page/menu';

/**
 * The part of the menu that a page contains: the first level and the branch of the page. All other groups are
 * closed, so that a page does not contain hundreds of links.
 */
export function openBranch(menu: MenuEntry[], open: readonly string[]): MenuEntry[] {
  return menu.map((entry) => {
    if (!entry.children) return entry;
    const { children, ...rest } = entry;
    return entry.subheader || open.includes(entry.pathname)
      ? { ...rest, children: openBranch(children, open) }
      : { ...rest, closed: true };
  });
}
