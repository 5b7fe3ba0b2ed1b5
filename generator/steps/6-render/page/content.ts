import type { RememberedText } from '../../../cache';
import type { MenuEntry } from '../../../contract/page';
import type { Route } from '../../../model';
import type { Plan } from '../../../pipeline/plan';
import type { PendingContent } from '../../../pipeline/threads/produce-page';
import type { Reference } from '../../3-read/reference/open-reference';
import { placedCatalogues, referenceContent } from '../reference/reference-content';

/** What a route says: its text, an index of what lies below it, or that it is not written yet. */
export function contentOf(
  { routes, inventory }: Plan,
  reference: Reference | undefined,
): (route: Route, text?: RememberedText) => PendingContent {
  const { origin, languages } = inventory.site;
  const bound = reference && { reference, origin, original: languages.default };
  const referenceOf = (route: Route) => bound && referenceContent(route, bound);
  return (route, text) => {
    if (route.kind === 'reference') return referenceOf(route) ?? { kind: 'unwritten' };
    if (text && route.text) {
      return {
        kind: 'text',
        loaded: text.loaded,
        textLanguage: route.text.language,
        location: route.text.file,
        ...(bound && { catalogues: placedCatalogues(text.facts.placed, route.language, bound) }),
      };
    }
    if (route.kind === 'not-found' || route.kind === 'offline') return { kind: route.kind };
    return route.kind === 'index'
      ? { kind: 'index', entries: below(route, routes.pages) }
      : { kind: 'unwritten' };
  };
}

function below({ pathname, language }: Route, pages: Route[]): MenuEntry[] {
  return pages
    .filter((page) => page.language === language && page.pathname.startsWith(`${pathname}/`))
    .map(({ title, url, pathname: path }) => ({ title, url, pathname: path }));
}
