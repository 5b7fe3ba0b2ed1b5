import type { MenuEntry } from '../../generator/page/menu';
import type { PageProps } from '../../generator/page/page';

/** The pages beside one in the menu, without itself: what a reader may look at instead. */
export function siblings({ menu, pathname }: Pick<PageProps, 'menu' | 'pathname'>): MenuEntry[] {
  const level = levelWith(menu, pathname) ?? [];
  return level.filter((entry) => entry.pathname !== pathname && !entry.subheader);
}

/** The lines of the menu among which a path stands. */
function levelWith(entries: MenuEntry[], pathname: string): MenuEntry[] | undefined {
  if (entries.some((entry) => entry.pathname === pathname)) return entries;
  for (const { children } of entries) {
    const level = children && levelWith(children, pathname);
    if (level) return level;
  }
  return undefined;
}
