import type { ApiReference, Inventory, ReadText, Route, Routes } from '../../../model';
import type { Content } from '../../../page/content';
import type { MenuEntry } from '../../../page/menu';
import type { SectionPagesData } from '../../../published/section-pages';
import {
  type PendingPlaced,
  type PendingReference,
  placedReference,
  referenceContent,
} from '../reference/reference-content';
import { sectionPages } from './section-pages';

/** The content of a page before its text is fetched from the store. */
export type PendingContent =
  | Exclude<Content, { kind: 'text' }>
  | PendingReference
  | {
      kind: 'text';
      loaded: string;
      textLanguage: string;
      location: string;
      /** Data that markers of the text embed, by the options of the marker. */
      placed: Record<string, PendingPlaced | SectionPagesData>;
    };

interface ContentRequest {
  inventory: Inventory;
  routes: Routes;
  reference: ApiReference | undefined;
  texts: ReadonlyMap<string, ReadText>;
}

/** The content of a route: its text, an index of the pages below it, or the notice of an unwritten page. */
export function contentOf({
  routes,
  inventory,
  reference,
  texts,
}: ContentRequest): (route: Route, text?: ReadText) => PendingContent {
  const { origin, languages } = inventory.site;
  const bound = reference && { reference, texts, origin, original: languages.default };
  const sectionsOf = sectionPages({ routes, texts, defaultLanguage: languages.default });
  const referenceOf = (route: Route) => bound && referenceContent(route, bound);
  return (route, text) => {
    if (route.kind === 'reference') return referenceOf(route) ?? { kind: 'unwritten' };
    if (text && route.text) {
      return {
        kind: 'text',
        loaded: text.loaded,
        textLanguage: route.text.language,
        location: route.text.file,
        placed: {
          ...sectionsOf(route, text.facts.placed),
          ...(bound && placedReference(text.facts.placed, route.language, bound)),
        },
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
