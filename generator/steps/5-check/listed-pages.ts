import type { PlacedComponent, Problem, Routes, TextFacts } from '../../model';
import { listedPathnames } from '../../model/section-pathnames';
import { noListedPages, unknownListedPage } from '../../problems/catalogue/markers';
import { SECTION_PAGES } from '../../published/section-pages';

/** Markers that list pages: paths without a page, and empty lists. */
export function listedPages(facts: readonly TextFacts[], { pages }: Pick<Routes, 'pages'>): Problem[] {
  const pathnames = [...new Set(pages.map(({ pathname }) => pathname))];
  const known = new Set(pathnames);
  return facts.flatMap(({ pathname, placed }) =>
    placed
      .filter(({ component }) => component === SECTION_PAGES)
      .flatMap((marker) => {
        const listed = listedPathnames(marker.options, pathname, pathnames);
        if (listed.length === 0) return [noListedPages(pathname, marker.place)];
        return listed
          .filter((path) => !known.has(path))
          .map((path) => unknownListedPage({ target: path, place: placeOf(path, marker) }, known));
      }),
  );
}

function placeOf(path: string, { words, place }: PlacedComponent) {
  return words.find(({ target }) => target === path)?.place ?? place;
}
