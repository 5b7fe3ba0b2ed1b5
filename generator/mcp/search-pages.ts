import { answer, type Found } from '../search/answer';
import { unmarked } from '../search/marks';
import type { SearchIndex } from '../search/search-index';
import type { BuiltLanguage, BuiltPage } from './built-page';

/** A place of the site that answers a query. */
export interface FoundPlace {
  page: BuiltPage;
  /** Absolute, with the place on the page. */
  url: string;
  title: string;
  /** Titles of what is around it, outermost first. */
  trail: string[];
  /** The piece of its text that shows why it was found; may be empty. */
  text: string;
}

/** What readers of the site would find, best first, as far as it has a Markdown page: pages, their parts, and rows of the reference. */
export function searchPages(language: BuiltLanguage, index: SearchIndex, query: string): FoundPlace[] {
  const byFile = new Map(language.pages.map((page) => [page.file, page]));
  const prefix = language.code === '' ? '' : `/${language.code}`;
  const placed = ({ pathname, id = '', title, text, trail }: Found): FoundPlace[] => {
    const page = byFile.get(`${prefix}${pathname.replace(/\/*$/, '/')}index.md`);
    const url = page && page.url + (id === '' ? '' : `#${id}`);
    return page && url !== undefined
      ? [{ page, url, title: unmarked(title), text: unmarked(text), trail }]
      : [];
  };
  return answer(index, query).blocks.flatMap(({ found }) =>
    found.flatMap((one) => [one, ...one.parts].flatMap(placed)),
  );
}
