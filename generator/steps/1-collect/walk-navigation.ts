import type { NavigationEntry, TitleEntry } from '../../contract/site';
import type { Entry } from '../../model';

/** A menu that later steps can walk without care, and what was cut out of it. */
export interface SoundNavigation {
  navigation: NavigationEntry[];
  /** Paths at which an entry contained itself. */
  cycles: string[];
  /** Field names of entries that have no pathname. */
  nameless: string[][];
}

/** Cuts the menu where an entry stands inside itself, and drops entries without a path. */
export function soundNavigation(navigation: NavigationEntry[]): SoundNavigation {
  const cut: Omit<SoundNavigation, 'navigation'> = { cycles: [], nameless: [] };
  return { navigation: soundEntries(navigation, [], cut), ...cut };
}

function soundEntries(
  entries: NavigationEntry[],
  above: NavigationEntry[],
  cut: Omit<SoundNavigation, 'navigation'>,
): NavigationEntry[] {
  return entries.flatMap((entry) => {
    if (typeof entry.pathname !== 'string') cut.nameless.push(Object.keys(entry));
    else if (above.includes(entry)) cut.cycles.push(entry.pathname);
    else if (!entry.children) return [entry];
    else return [{ ...entry, children: soundEntries(entry.children, [...above, entry], cut) }];
    return [];
  });
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
