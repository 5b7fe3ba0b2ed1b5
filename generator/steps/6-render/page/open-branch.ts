import type { MenuEntry } from '../../../page/menu';

/**
 * What one page draws of the menu: the first level and the branch the page is in. Every other group
 * is closed, so that a page does not carry three hundred links.
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
