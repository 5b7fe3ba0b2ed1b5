import type { NavigationEntry, TitleEntry } from '../../contract/navigation';
import type { Entry } from '../../model';

/** Lists the menu depth first, each entry with the groups above it. */
export function walkNavigation(navigation: NavigationEntry[], parents: string[] = []): Entry[] {
  return navigation.flatMap((declared) => [
    {
      pathname: declared.pathname,
      from: 'navigation',
      declared,
      parents,
      kind: declared.children?.length ? 'group' : 'page',
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
