import type { MenuEntry, PageProps } from '../../../contract/page';
import type { Inventory, Route, Routes, TextFacts } from '../../../model';
import { groupBy } from '../../../problems/group-by';
import { openBranch } from './open-branch';
import { type PlaceInMenu, placesInMenu } from './place-in-menu';

/** Everything of a page but its content and the words around it. */
export type Frame = Omit<PageProps, 'content' | 'words'>;

/** Makes the frames of all pages; what pages share is worked out once. */
export function pageFrames(
  { updated }: Inventory,
  routes: Routes,
): (route: Route, facts?: TextFacts) => Frame {
  const places = new Map(
    Object.entries(routes.menus).map(([language, menu]) => [language, placesInMenu(menu)]),
  );
  const inEveryLanguage = groupBy([...routes.pages, ...routes.notFound], ({ pathname }) => pathname);
  const branch = memoised((language: string, open: string) =>
    openBranch(routes.menus[language] ?? [], open.split('\n')),
  );
  return (route, facts) => {
    const place = places.get(route.language)?.get(route.pathname);
    const own = facts && facts.language === route.language;
    const lastUpdated = route.text && updated?.get(route.text.file);
    return {
      userLanguage: route.language,
      pathname: route.pathname,
      url: route.url,
      navigationTitle: route.title,
      title: own && facts.title !== '' ? facts.title : route.title,
      description: facts?.description ?? '',
      menu: branch(route.language, (place?.parents ?? []).map(({ pathname }) => pathname).join('\n')),
      ...neighbours(place),
      ...(lastUpdated !== undefined && { lastUpdated }),
      translations: (inEveryLanguage.get(route.pathname) ?? []).map((same) => ({
        language: same.language,
        url: same.url,
        real: isWritten(same),
      })),
    };
  };
}

function neighbours(place: PlaceInMenu | undefined) {
  const flat = (entry: MenuEntry): MenuEntry => {
    const { children: _, ...rest } = entry;
    return rest;
  };
  if (!place) return { parents: [] };
  const { entry, parents, previous, next } = place;
  return {
    parents: parents.map(flat),
    ...(previous && { previous: { title: previous.title, url: previous.url } }),
    ...(next && { next: { title: next.title, url: next.url } }),
    ...(entry.plan && { plan: entry.plan }),
    ...(entry.planned && { planned: true }),
    ...(entry.unstable && { unstable: true }),
  };
}

/** Whether a page really speaks its language. */
function isWritten({ language, kind, text }: Route): boolean {
  return text ? text.language === language : kind !== 'page';
}

function memoised<T>(make: (a: string, b: string) => T): (a: string, b: string) => T {
  const made = new Map<string, T>();
  return (a, b) => {
    const key = `${a}\n${b}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(a, b);
    made.set(key, value);
    return value;
  };
}
