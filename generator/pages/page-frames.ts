import type { MenuEntry, PageProps } from '../contract/page';
import { urlOf } from '../contract/url';
import type { Inventory, Route, Routes, TextFacts } from '../model';
import { openBranch } from '../steps/3-route/menu';
import { type PlaceInMenu, placesInMenu } from '../steps/3-route/place-in-menu';

/** Everything of a page but its content. */
export type Frame = Omit<PageProps, 'content'>;

/** Makes the frames of all pages; what pages share is worked out once. */
export function framer(
  { site, updated }: Inventory,
  routes: Routes,
): (route: Route, facts?: TextFacts) => Frame {
  const places = new Map(
    Object.entries(routes.menus).map(([language, menu]) => [language, placesInMenu(menu)]),
  );
  const written = writtenLanguages(routes);
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
      translations: site.languages.all
        .filter(({ code }) => written.has(`${code} ${route.pathname}`))
        .map(({ code }) => ({
          language: code,
          url: urlOf({ pathname: route.pathname, userLanguage: code }, site.languages),
          real: written.get(`${code} ${route.pathname}`) ?? false,
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

/** `<language> <pathname>` → whether the page really speaks that language. */
function writtenLanguages({ pages }: Routes): Map<string, boolean> {
  return new Map(
    pages.map(({ language, pathname, kind, text }) => [
      `${language} ${pathname}`,
      text ? text.language === language : kind === 'index' || kind === 'reference',
    ]),
  );
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
