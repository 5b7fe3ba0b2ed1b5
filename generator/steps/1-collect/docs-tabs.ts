import type { NavigationEntry } from '../../contract/navigation';
import { API_TABS } from '../../model/api-tabs';

const TAB = '/{docsTab}';

/**
 * A path that ends in `{docsTab}` stands for the page and its two API tabs (RULES §2):
 * `/a/{docsTab}` → `/a`, `/a/components-api`, `/a/hooks-api`. The tabs are pages, not menu lines, so
 * they are listed beside the tree.
 */
export function withoutTab(navigation: NavigationEntry[]): NavigationEntry[] {
  return navigation.map((entry) => ({
    ...entry,
    pathname: baseOf(entry.pathname),
    ...(entry.children && { children: withoutTab(entry.children) }),
  }));
}

/** The API tabs of every path that ends in `{docsTab}`. */
export function apiTabs(navigation: NavigationEntry[]): NavigationEntry[] {
  return navigation.flatMap((entry) => [
    ...(entry.pathname.endsWith(TAB) ? tabsOf(entry) : []),
    ...apiTabs(entry.children ?? []),
  ]);
}

function tabsOf({ children: _, ...entry }: NavigationEntry): NavigationEntry[] {
  return API_TABS.map((tab) => ({
    ...entry,
    pathname: `${baseOf(entry.pathname)}/${tab}`,
  }));
}

function baseOf(pathname: string): string {
  return pathname.endsWith(TAB) ? pathname.slice(0, -TAB.length) : pathname;
}
