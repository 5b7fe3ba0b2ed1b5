import type { NavigationEntry, TitleEntry } from '../../contract/site';
import type { Entry } from '../../model';

/** A menu without circles, and the paths at which an entry contained itself. */
export interface SoundNavigation {
  navigation: NavigationEntry[];
  cycles: string[];
}

/** Cuts the menu where an entry stands inside itself, so that later steps can walk it without care. */
export function withoutCycles(navigation: NavigationEntry[], above: NavigationEntry[] = []): SoundNavigation {
  const cycles: string[] = [];
  const sound = navigation.flatMap((entry) => {
    if (above.includes(entry)) {
      cycles.push(entry.pathname);
      return [];
    }
    if (!entry.children) return [entry];
    const inner = withoutCycles(entry.children, [...above, entry]);
    cycles.push(...inner.cycles);
    return [{ ...entry, children: inner.navigation }];
  });
  return { navigation: sound, cycles };
}

/** Lists the menu depth first, each entry with the groups above it. */
export function walkNavigation(navigation: NavigationEntry[], parents: string[] = []): Entry[] {
  return navigation.flatMap((declared) => [
    {
      pathname: declared.pathname,
      from: 'navigation',
      declared,
      parents,
      kind: declared.children ? 'group' : 'page',
    },
    ...walkNavigation(declared.children ?? [], [...parents, declared.pathname]),
  ]);
}

/** The title table as entries: pages without a place in the menu, and links to other sites. */
export function walkTitles(titles: TitleEntry[]): Entry[] {
  return titles.map(({ pathname, external }) => ({
    pathname,
    from: 'titles',
    declared: { pathname },
    parents: [],
    kind: external ? 'external' : 'page',
  }));
}
