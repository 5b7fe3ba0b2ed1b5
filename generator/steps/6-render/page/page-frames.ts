import type { Inventory, Route, Routes, TextFacts } from '../../../model';
import type { MenuEntry } from '../../../page/menu';
import type { PageProps } from '../../../page/page';
import { groupBy } from '../../../problems/group-by';
import { openBranch } from './open-branch';
import { type PlaceInMenu, placesInMenu } from './place-in-menu';

/** The properties of a page except its content and interface texts. */
export type Frame = Omit<PageProps, 'content' | 'words'>;

/** Creates the frames of all pages; shared parts are computed once. */
export function pageFrames(
  { updated }: Inventory,
  routes: Routes,
): (route: Route, facts?: TextFacts) => Frame {
  const places = placesByLanguage(routes.menus);
  const titlePlaces = placesByLanguage(routes.titleBranches);
  const inEveryLanguage = groupBy([...routes.pages, ...routes.notFound], ({ pathname }) => pathname);
  const menuOf = memoized((language: string, open: string) =>
    openBranch(routes.menus[language] ?? [], open.split('\n')),
  );
  const branchOf = memoized((language: string, open: string) =>
    openBranch(routes.titleBranches[language] ?? [], open.split('\n')),
  );
  return (route, facts) => {
    const place = (route.withTitles ? titlePlaces : places).get(route.language)?.get(route.pathname);
    const open = openGroups(place);
    const own = facts && facts.language === route.language;
    const lastUpdated = route.text && updated?.get(route.text.file);
    return {
      userLanguage: route.language,
      pathname: route.pathname,
      url: route.url,
      navigationTitle: route.title,
      title: own && facts.title !== '' ? facts.title : route.title,
      description: facts?.description ?? '',
      menu: [...menuOf(route.language, open), ...(route.withTitles ? branchOf(route.language, open) : [])],
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

function placesByLanguage(menus: Routes['menus']): Map<string, Map<string, PlaceInMenu>> {
  return new Map(Object.entries(menus).map(([language, menu]) => [language, placesInMenu(menu)]));
}

/** The groups around a page, and the page itself if it has children. */
function openGroups(place: PlaceInMenu | undefined): string {
  if (!place) return '';
  const { entry, parents } = place;
  return [...parents, ...(entry.children ? [entry] : [])].map(({ pathname }) => pathname).join('\n');
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
    ...(previous && { previous }),
    ...(next && { next }),
    ...(entry.plan && { plan: entry.plan }),
    ...(entry.planned && { planned: true }),
    ...(entry.unstable && { unstable: true }),
  };
}

/** Whether the text of a page is in the page's language. */
function isWritten({ language, kind, text }: Route): boolean {
  return text ? text.language === language : kind !== 'page';
}

function memoized<T>(make: (a: string, b: string) => T): (a: string, b: string) => T {
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
