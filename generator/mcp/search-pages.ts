import { answer, type Found } from '../search/answer';
import { unmarked } from '../search/marks';
import type { SearchIndex } from '../search/search-index';
import type { BuiltLanguage, BuiltPage } from './built-page';

/** A search result. */
export interface FoundPlace {
  page: BuiltPage;
  /** Absolute, with the place on the page. */
  url: string;
  title: string;
  /** Titles of what is around it, outermost first. */
  trail: string[];
  /** An excerpt with the words of the query; may be empty. */
  text: string;
}

/** Searches as readers of the site do, best results first. Only results on pages with a Markdown page are returned. */
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
