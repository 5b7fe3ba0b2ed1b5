import type { PlacedComponent, ReadText, Route, Routes } from '../../../model';
import { placedKey } from '../../../model/placed-key';
import { listedPathnames } from '../../../model/section-pathnames';
import { SECTION_PAGES, type SectionPagesData } from '../../../published/section-pages';

interface SectionSources {
  routes: Routes;
  /** By file. */
  texts: ReadonlyMap<string, ReadText>;
  defaultLanguage: string;
}

/** Finds the pages for markers that list pages, by the options of the marker. */
export type SectionsOf = (route: Route, placed: PlacedComponent[]) => Record<string, SectionPagesData>;

/**
 * Lists pages with titles and descriptions; a page that does not exist in a language links to the default
 * language.
 */
export function sectionPages({ routes, texts, defaultLanguage }: SectionSources): SectionsOf {
  const pathnames = [...new Set(routes.pages.map(({ pathname }) => pathname))];
  const byPlace = new Map(routes.pages.map((route) => [`${route.language} ${route.pathname}`, route]));
  return ({ pathname, language }, placed) => {
    const pageAt = (path: string) =>
      byPlace.get(`${language} ${path}`) ?? byPlace.get(`${defaultLanguage} ${path}`);
    const markers = placed.filter(({ component }) => component === SECTION_PAGES);
    return Object.fromEntries(
      markers.map(({ component, options }) => {
        const listed = listedPathnames(options, pathname, pathnames).flatMap((path) => pageAt(path) ?? []);
        const pages = listed.map((page) => listedPage(page, language, texts));
        return [placedKey(component, options), { kind: 'pages', pages }];
      }),
    );
  };
}

function listedPage({ pathname, title, url, text }: Route, language: string, texts: SectionSources['texts']) {
  const description = text ? (texts.get(text.file)?.facts.description ?? '') : '';
  const isForeign = text !== undefined && text.language !== language;
  return {
    pathname,
    title,
    url,
    ...(description !== '' && { description }),
    ...(description !== '' && isForeign && { language: text.language }),
  };
}
